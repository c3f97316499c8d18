import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import type { Cause, Sandbox } from "../sandbox.ts";

/** The API version whose objects the stand-in answers; the one of the SDK that Cafeto uses. */
export const apiVersion: Stripe.LatestApiVersion = "2026-10-28.endive";

/**
 * Writes an event and its delivery with the change that it tells of, so neither can be without the other.
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
  const insert = "INSERT INTO events (id, type, created, body) VALUES (?, ?, ?, ?)";
  sandbox.store.run(insert, id, type, created, JSON.stringify(event));
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
