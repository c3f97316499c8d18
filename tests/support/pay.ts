import Stripe from "stripe";
import type { TestMarket } from "./open-test-market.ts";

const post = async (market: TestMarket, path: string, body: object = {}) => {
  const response = await fetch(`${market.sandboxUrl}${path}`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_integration", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** Pays a hosted page the way its form does; `challenge`: how an authentication that the card asks for ends. */
export function payHostedPage(
  market: TestMarket,
  url: string,
  card = "4242424242424242",
  challenge?: "complete" | "fail",
): Promise<{ result: string }> {
  const sessionId = new URL(url).pathname.split("/").at(-1);
  const form = { card, ...(challenge ? { challenge } : {}) };
  return post(market, `/sandbox/sessions/${sessionId}/pay`, form) as Promise<{ result: string }>;
}

/** A session event as the provider would deliver it: body and signature. */
export async function signedEvent(
  market: TestMarket,
  orderId: string,
  id = `evt_${orderId.replaceAll("-", "")}`,
) {
  const body = JSON.stringify({
    id,
    object: "event",
    type: "checkout.session.completed",
    created: Math.floor(Date.now() / 1_000),
    data: { object: { object: "checkout.session", metadata: { order_id: orderId } } },
  });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: market.infra.cards.webhookSecret,
  });
  return { body, signature };
}
