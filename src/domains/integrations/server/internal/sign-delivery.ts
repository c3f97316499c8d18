import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** 256 random bits, in the form that the Standard Webhooks libraries take. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

type Delivery = { id: string; eventId: string; secret: string };

/**
 * The headers of a delivery: who receives it proves by the signature that it is ours, and knows by `webhook-id` an event
 * that it has seen before. The id of the delivery tells which line of the log it is.
 */
export function signDelivery(
  { id, eventId, secret }: Delivery,
  at: Date,
  body: string,
): Record<string, string> {
  return {
    "content-type": "application/json",
    "user-agent": "Cafeto-Webhooks/1",
    "webhook-id": eventId,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(eventId, at, body),
    "cafeto-delivery-id": id,
  };
}
