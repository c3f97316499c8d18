import { createHmac } from "node:crypto";
import type { TestMarket } from "../../support/open-test-market.ts";

export type EventType =
  | "checkout.session.completed"
  | "checkout.session.expired"
  | "checkout.session.async_payment_failed"
  | "checkout.session.async_payment_succeeded"
  | "payment_intent.succeeded"
  | "charge.succeeded";

/** An event as the provider delivers it, of any type and age: body and signature header. */
export function signEvent(
  market: TestMarket,
  orderId: string,
  type: EventType,
  id: string,
  options: { age?: number; secret?: string } = {},
): { body: string; signature: string } {
  const created = Math.floor(Date.now() / 1_000) - (options.age ?? 0);
  const object = { object: type.split(".")[0], metadata: { order_id: orderId } };
  const body = JSON.stringify({ id, object: "event", type, created, data: { object } });
  const secret = options.secret ?? market.infra.cards.webhookSecret;
  const signed = createHmac("sha256", secret).update(`${created}.${body}`).digest("hex");
  return { body, signature: `t=${created},v1=${signed}` };
}
