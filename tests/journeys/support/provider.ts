import { vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { openMarket } from "./market.ts";

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
