import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import Stripe from "stripe";
import { askMarket, dataDir } from "./market.ts";

const port = Number(process.env.JOURNEY_PORT ?? 3_900) + 1;

/** The key that the market derives for its stand-in. */
function secretKey(): string {
  const secret = fs.readFileSync(path.join(dataDir, "session-secret"), "utf8").trim();
  return `sk_test_${createHash("sha256").update(`card-key:${secret}`).digest("hex").slice(0, 40)}`;
}

/** The journeys' card provider, as its own customers' support would see it. */
function openProvider(): Stripe {
  return new Stripe(secretKey(), { host: "127.0.0.1", port, protocol: "http", telemetry: false });
}

/** Makes a vendor's customer at the provider on a clock of its own, so that a journey can let months pass. */
export async function putOnClock(
  vendorId: string,
): Promise<{ customerId: string; later(days: number): Promise<void> }> {
  const stripe = openProvider();
  let now = Math.floor(Date.now() / 1_000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: now });
  const customer = await stripe.customers.create({
    email: `${vendorId}@people.example`,
    test_clock: clock.id,
  });
  await askMarket("insert into vendor_subscriptions (vendor_id, provider_customer_id) values ($1, $2)", [
    vendorId,
    customer.id,
  ]);
  return {
    customerId: customer.id,
    async later(days) {
      now += days * 86_400;
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: now });
    },
  };
}

/** Pays a hosted page without a browser, for journeys that are about what comes after. */
export async function payPage(url: string, card: string): Promise<void> {
  const sessionId = new URL(url).pathname.split("/").at(-1);
  const response = await fetch(`http://127.0.0.1:${port}/sandbox/sessions/${sessionId}/pay`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey()}`, "content-type": "application/json" },
    body: JSON.stringify({ card }),
  });
  if (!response.ok) throw new Error(`pay ${sessionId}: ${response.status}`);
}
