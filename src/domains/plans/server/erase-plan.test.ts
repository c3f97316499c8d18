import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/rpc/context.ts";
import { addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { subscribe } from "../../../../tests/support/subscribe.ts";
import { closeCustomer } from "./close-customer.ts";
import { unscopedErasePlan } from "./erase-plan.ts";
import { exportPlan } from "./export-plan.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { vendorSubscriptions } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test("an erased vendor pays no more, and the provider forgets the person", async () => {
  const owner = await addVendor(market.infra, { planType: "freemium" });
  const customerId = await subscribe(market, owner, "basic");
  expect(await exportPlan(contextFor(market.infra, owner))).toMatchObject({
    providerCustomerId: customerId,
    status: "active",
  });
  await inTransaction(market.infra, (tx) => unscopedErasePlan(tx, owner.vendor.id));
  expect(await market.infra.db.$count(vendorSubscriptions)).toBe(0);
  await market.runJobs();
  const { stripe } = market.infra.cards;
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
  expect((await stripe.subscriptions.list({ status: "active" })).data).toEqual([]);
  // The job may run twice, and the provider still sends the end.
  await closeCustomer(market.infra, { customerId });
  await syncSubscription(market.infra, { customerId });
});
