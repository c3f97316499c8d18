import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import type { Cause, Sandbox } from "../sandbox.ts";

/** The API version of the sandbox's objects: that of the SDK in use. */
export const apiVersion: Stripe.LatestApiVersion = "2026-10-28.endive";

/**
 * Writes an event and its delivery with the change that it reports, so neither can be without the other.
 * Must be called inside the change's transaction. `previous`: what the changed fields were; `account`: the connected
 * account that it happened to.
 */
export function recordEvent(
  sandbox: Sandbox,
  type: Stripe.Event.Type,
  object: object,
  cause: Cause,
  previous?: object,
  account?: string,
): void {
  const id = makeId("event");
  const now = sandbox.machineNow();
  const created = Math.floor(now / 1000);
  const isSent = sandbox.webhookEvents === null || sandbox.webhookEvents.has(type);
  const event = {
    id,
    object: "event",
    ...(account ? { account } : {}),
    api_version: apiVersion,
    created,
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: isSent ? 1 : 0,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  };
  const insert = "INSERT INTO events (id, created, body) VALUES (?, ?, ?)";
  sandbox.store.run(insert, id, created, JSON.stringify(event));
  if (!isSent) return;
  sandbox.store.run(
    `INSERT INTO deliveries (event, event_seq, state, since, next_at)
     VALUES (?, last_insert_rowid(), 'waiting', ?, ?)`,
    id,
    now,
    now,
  );
  sandbox.wakeDelivery();
}

/** The fields of an object that changed, as they were: an event's `previous_attributes`. Null where nothing did. */
export function previousOf<Stored extends object>(before: Stored, after: Stored): Partial<Stored> | null {
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof Stored]),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Stored>) : null;
}
