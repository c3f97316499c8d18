import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** 256 random bits, in the format of the Standard Webhooks libraries. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

type Delivery = { id: string; eventId: string; secret: string };

/**
 * The headers of a delivery: the signature proves that it is ours, and `webhook-id` identifies repeated events. The
 * delivery's id refers to its line in the log.
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
