import { and, eq } from "drizzle-orm";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { control, openMarket } from "./market.ts";

/** Makes a vendor's customer at the provider on a clock of its own, so that a journey can let months pass. */
export async function putOnClock(
  vendorId: string,
): Promise<{ customerId: string; later(days: number): Promise<void> }> {
  const { cards, db } = await openMarket();
  const { stripe } = cards;
  let now = Math.floor(Date.now() / 1_000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: now });
  const customer = await stripe.customers.create({
    email: `${vendorId}@people.example`,
    test_clock: clock.id,
  });
  await db.insert(vendorSubscriptions).values({ vendorId, providerCustomerId: customer.id });
  return {
    customerId: customer.id,
    async later(days) {
      now += days * 86_400;
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: now });
    },
  };
}

/** A buyer's bank takes the payment of an order back; its events come by themselves. */
export async function disputePayment(
  orderId: string,
): Promise<{ decide(decision: "won" | "lost"): Promise<void> }> {
  const { db } = await openMarket();
  const [paid] = await db
    .select({ id: paymentAttempts.providerPaymentId })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, "paid")));
  const { id } = await control(`payment_intents/${paid!.id}/dispute`);
  return {
    async decide(decision) {
      await control(`disputes/${id}/${decision}`);
    },
  };
}
