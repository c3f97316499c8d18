import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";

/** The API version whose objects the stand-in answers; the one of the SDK that Cafeto uses. */
export const apiVersion: Stripe.LatestApiVersion = "2026-10-28.endive";

/**
 * Writes an event and its delivery with the change that it tells of, so neither can be without the other.
 * Must be called inside the change's transaction.
 */
export function recordEvent(
  sandbox: Sandbox,
  type: Stripe.Event.Type,
  object: object,
  cause: Cause,
  previous?: object,
): void {
  const id = makeId("event");
  const created = nowInSeconds(sandbox);
  const isSent = sandbox.webhookEvents === null || sandbox.webhookEvents.has(type);
  const event = {
    id,
    object: "event",
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
    sandbox.now(),
    sandbox.now(),
  );
  sandbox.wakeDelivery();
}
