import { afterAll, beforeAll, expect, test } from "vitest";
import { productRevisions, type RevisionContent } from "#domains/listings/server/tables.ts";
import { reconciliations } from "#domains/payouts/server/tables.ts";
import { defaultShippingProfile, ratesOf } from "#domains/vendors/server/shipping-profile.ts";
import { waitingRates } from "#domains/vendors/server/tables.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { getOverview } from "./get-overview.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

test("waiting items are counted with the age of the oldest; decided ones are not", async () => {
  const { infra, clock } = market;
  const ctx = contextFor(infra, await addPerson(infra, { roles: ["admin"] }));
  const none = { count: 0, oldestHours: null };
  expect(await getOverview(ctx)).toEqual({
    waiting: {
      vendors: none,
      products: none,
      revisions: none,
      rates: none,
      lateParcels: none,
      refunds: none,
      payments: none,
      disputes: none,
      outsideRefunds: none,
      deadLetters: none,
    },
    market: {
      vendors: 0,
      products: 0,
      countries: 0,
      orders30d: 0,
      goods30dCents: 0,
      commission30dCents: 0,
      subsidy30dCents: 0,
      losses30dCents: 0,
    },
    mismatches: [],
    reconciliation: null,
  });
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  const decided = { rejectedAt: ago(1), rejectionReason: "Please say more." };
  await addVendor(infra, { isApproved: false, submittedAt: ago(3) });
  await addVendor(infra, { isApproved: false, submittedAt: ago(30) });
  await addVendor(infra, { isApproved: false, submittedAt: ago(99), ...decided });
  const seller = await addVendor(infra);
  const { id: productId } = await addProduct(infra, seller.vendor.id);
  await addProduct(infra, seller.vendor.id, { isApproved: false, submittedAt: ago(5) });
  await addProduct(infra, seller.vendor.id, { isApproved: false, submittedAt: ago(9), ...decided });
  await addProduct(infra, seller.vendor.id, { isApproved: false, isActive: false, deletedAt: ago(2) });
  await infra.db.insert(productRevisions).values([
    { productId, content: {} as RevisionContent, submittedAt: ago(1) },
    { productId, content: {} as RevisionContent, submittedAt: ago(70), state: "approved" },
  ]);
  const difference = { kind: "charge", id: "1", expected: "1", found: "2" };
  await infra.db.insert(reconciliations).values([
    { ranAt: ago(40), checkedCount: 7, differences: [difference] },
    { ranAt: ago(4), checkedCount: 9, differences: [] },
  ]);
  await infra.db
    .insert(waitingRates)
    .values({ vendorId: seller.vendor.id, ...ratesOf(defaultShippingProfile), submittedAt: ago(26) });
  expect(await getOverview(ctx)).toMatchObject({
    waiting: {
      vendors: { count: 2, oldestHours: 30 },
      products: { count: 1, oldestHours: 5 },
      revisions: { count: 1, oldestHours: 1 },
      rates: { count: 1, oldestHours: 26 },
    },
    market: { vendors: 1, products: 1, countries: 1 },
    reconciliation: { ranAt: ago(4).toISOString(), checkedCount: 9, differenceCount: 0 },
  });
});
