import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recountDays } from "#domains/analytics/server/recount-days.ts";
import { productRevisions, type RevisionContent } from "#domains/listings/server/tables.ts";
import type { AnyOrdersInput } from "#domains/orders/admin-calls.ts";
import { cancelParcel } from "#domains/orders/server/cancel-parcel.ts";
import { listOrdersAsAdmin } from "#domains/orders/server/list-orders-as-admin.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { reconciliations } from "#domains/payouts/server/tables.ts";
import { defaultShippingProfile, ratesOf } from "#domains/vendors/server/shipping-profile.ts";
import { waitingRates } from "#domains/vendors/server/tables.ts";
import { basisPointsOf } from "#kernel/money.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, sell } from "../../../../tests/support/sell.ts";
import { getOverview } from "./get-overview.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test("waiting items are counted with the age of the oldest; decided ones are not", async () => {
  const { infra, clock } = market;
  const ctx = contextFor(infra, await addPerson(infra, { roles: ["admin"] }));
  const none = { count: 0, oldestHours: null };
  const empty = await getOverview(ctx);
  for (const [name, waiting] of Object.entries(empty.waiting)) expect([name, waiting]).toEqual([name, none]);
  expect(empty).toMatchObject({
    market: {
      recent: { orders: 0, cancelled: 0, goodsCents: 0, earnedCents: 0 },
      before: { orders: 0, goodsCents: 0 },
    },
    mismatches: [],
    health: { deadLetters: 0, webhooks: { count: 0, oldestSeconds: null }, reconciliation: null },
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
  const { id: deletedId } = await addProduct(infra, seller.vendor.id, {
    ...{ isApproved: false, isActive: false, deletedAt: ago(2) },
  });
  const published = { content: {} as RevisionContent, state: "approved" } as const;
  await infra.db.insert(productRevisions).values([
    { productId, content: {} as RevisionContent, submittedAt: ago(1) },
    { productId, content: {} as RevisionContent, submittedAt: ago(70), state: "approved" },
    { productId, ...published, submittedAt: ago(50), checkState: "due" },
    { productId, ...published, submittedAt: ago(60), checkState: "passed", checkedAt: ago(1) },
    { productId: deletedId, ...published, submittedAt: ago(80), checkState: "due" },
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
      checks: { count: 1, oldestHours: 50 },
      rates: { count: 1, oldestHours: 26 },
    },
    health: {
      reconciliation: { ranAt: ago(4).toISOString(), checkedCount: 9, differenceCount: 0 },
    },
  });
});

test("figures are net of refunds, follow their orders, and are those of the orders' list", async () => {
  const { infra } = market;
  const ctx = contextFor(infra, await addPerson(infra, { roles: ["admin"] }));
  const { orderId, parcels, sellers } = await sell(
    market,
    [{ priceCents: 5_000, quantity: 2, stock: 9 }],
    [{ priceCents: 3_000, quantity: 1, stock: 9 }],
  );
  const [kept, cancelled] = parcels;
  await refundParcel(sellers[0]!, asked(kept!.id, [{ lineId: kept!.lines[0]!.id, quantity: 1 }]));
  await cancelParcel(sellers[1]!, {
    ...{ parcelId: cancelled!.id, requestId: randomUUID(), restocks: true, reason: "It is sold out." },
  });
  await recountDays(infra);
  const { recent, before } = (await getOverview(ctx)).market;
  expect(recent).toMatchObject({ orders: 1, grossCents: 13_000, refundedCents: 8_000, goodsCents: 5_000 });
  expect(before.orders).toBe(0);
  const [order] = await infra.db.select().from(orders).where(eq(orders.id, orderId));
  expect(recent.cardFeesCents).toBe(basisPointsOf(order!.totalCents, 290) + 30);
  expect(recent.earnedCents).toBe(
    recent.commissionCents - recent.subsidyCents - recent.cardFeesCents - recent.lossesCents,
  );
  const { from, to } = recent;
  const listed = async (more: Partial<AnyOrdersInput>) =>
    (await listOrdersAsAdmin(ctx, { sort: "newest", from, to, ...more })).items.map(({ id }) => id);
  expect(await listed({ state: "kept" })).toEqual([orderId]);
  expect(await listed({ attention: "refunded" })).toEqual([orderId]);
  expect(await listed({ state: "cancelled" })).toEqual([]);
  const { from: start, to: end } = before;
  expect(await listed({ from: start, to: end })).toEqual([]);
});
