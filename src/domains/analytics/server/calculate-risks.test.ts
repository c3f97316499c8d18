import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderItems, parcels } from "#domains/orders/server/tables.ts";
import { getVendorForReview } from "#domains/vendors/server/get-vendor-for-review.ts";
import { listVendors } from "#domains/vendors/server/list-vendors.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { writeSale } from "../../../../tests/support/write-sale.ts";
import { calculateRisks } from "./calculate-risks.ts";

let market: TestMarket;
let admin: SignedInCtx;
let buyer: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  buyer = await addPerson(market.infra);
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market?.close());

const ago = (days: number) => new Date(market.clock.now().getTime() - days * 86_400_000);

/** A vendor with so many paid parcels of one unit at $100, sold some days ago. */
async function sellerOf(count: number, { approvedAt = ago(400), days = 40 } = {}) {
  const { vendor } = await addVendor(market.infra);
  await market.infra.db.update(vendors).set({ approvedAt }).where(eq(vendors.id, vendor.id));
  const { id: productId } = await addProduct(market.infra, vendor.id);
  const lines = [{ vendorId: vendor.id, productId, quantity: 1, unitPriceCents: 10_000 }];
  for (let n = 0; n < count; n++) await writeSale(market.infra, { buyer, lines, at: ago(days) });
  return vendor.id;
}
const riskOf = async (vendorId: string) => (await getVendorForReview(admin, { vendorId })).risk;
const shown = async (sign: "refunds" | "lateDispatch" | "subsidy" | "newHighValue" | "any") =>
  (await listVendors(admin, { sign, sort: "name" })).items.map(({ id }) => id);
const first = (vendorId: string, count: number) =>
  sql`id in (select id from ${parcels} where vendor_id = ${vendorId} order by id limit ${sql.raw(String(count))})`;

test("refunds, late parcels, delivery and a new vendor's sales are summed, and each sign is shown where it applies", async () => {
  const { db } = market.infra;
  const calm = await sellerOf(10);
  const refunding = await sellerOf(10);
  const late = await sellerOf(10);
  const costly = await sellerOf(10);
  const rising = await sellerOf(50, { approvedAt: ago(20), days: 10 });
  await db
    .update(parcels)
    .set({ shipBy: ago(37), shippedAt: ago(38), status: "shipped" })
    .where(sql`true`);
  const line = sql`parcel_id = (select id from ${parcels} where vendor_id = ${refunding} order by id limit 1)`;
  await db
    .update(orderItems)
    .set({ refundedQuantity: 1, refundedCents: 10_000, refundedCommissionCents: 1_000 })
    .where(line);
  await db
    .update(parcels)
    .set({ shippedAt: ago(36) })
    .where(first(late, 1));
  // One is still with its vendor, and overdue.
  const overdue = sql`vendor_id = ${late} and id = (select max(id::text)::uuid from ${parcels} where vendor_id = ${late})`;
  await db.update(parcels).set({ shippedAt: null, status: "processing" }).where(overdue);
  await db.update(parcels).set({ shippingSubsidyCents: 600 }).where(eq(parcels.vendorId, costly));

  await calculateRisks(market.infra);
  expect(await riskOf(refunding)).toMatchObject({
    ...{
      signs: ["refunds"],
      parcels: 10,
      salesCents: 100_000,
      refundedCents: 10_000,
      commissionCents: 9_000,
    },
    ...{ recentSalesCents: 0, lateParcels: 0 },
  });
  expect(await riskOf(late)).toMatchObject({
    signs: ["lateDispatch"],
    lateParcels: 2,
    uncanceledParcels: 10,
  });
  expect(await riskOf(costly)).toMatchObject({ signs: ["subsidy"], subsidyCents: 6_000 });
  expect(await riskOf(rising)).toMatchObject({ signs: ["newHighValue"], recentSalesCents: 500_000 });
  expect(await riskOf(calm)).toMatchObject({ signs: [], lateParcels: 0, refundedCents: 0 });
  expect(await shown("refunds")).toEqual([refunding]);
  expect(await shown("lateDispatch")).toEqual([late]);
  expect((await shown("any")).toSorted()).toEqual([refunding, late, costly, rising].toSorted());
  const [listed] = (await listVendors(admin, { sign: "subsidy", sort: "name" })).items;
  expect(listed).toMatchObject({ id: costly, signs: ["subsidy"], state: "approved" });
});

test("calculated again it is the same; what is older than 90 days, unpaid or cancelled no longer counts", async () => {
  const seller = await sellerOf(2);
  await calculateRisks(market.infra);
  const before = await riskOf(seller);
  await calculateRisks(market.infra);
  expect(await riskOf(seller)).toEqual(before);
  await market.infra.db.update(parcels).set({ status: "cancelled" }).where(first(seller, 1));
  await calculateRisks(market.infra);
  expect(await riskOf(seller)).toMatchObject({ parcels: 2, uncanceledParcels: 1 });
  market.clock.advance(51 * 86_400_000);
  await calculateRisks(market.infra);
  expect(await riskOf(seller)).toBeNull();
});
