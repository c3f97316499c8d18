import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmReceipt } from "#domains/orders/server/confirm-receipt.ts";
import { deliverParcel } from "#domains/orders/server/deliver-parcel.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { updateShipping } from "#domains/vendors/server/update-shipping.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readFigures } from "../../../../tests/support/figures.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, sell } from "../../../../tests/support/sell.ts";
import { openSeedVendor, sell as sellGoods } from "../../../../tests/support/sell-and-pay-out.ts";
import { writeSale } from "../../../../tests/support/write-sale.ts";
import { getBalance } from "./get-balance.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const day = 86_400_000;
const track = { carrier: "DHL", trackingNumber: "12345678" };
const availableOf = async (seller: SignedInCtx) => (await getBalance(seller)).availableCents;

/** A sold and dispatched parcel of a shop that is `old`: approved long ago, with ten parcels behind it. */
async function dispatched({
  isOld = true,
  days = 60,
  earlier = 10,
  trackingNumber = track.trackingNumber,
} = {}) {
  const { infra } = market;
  const sold = await sell(market, [{ priceCents: 4_000, quantity: 2 }]);
  const [seller, parcel] = [sold.sellers[0]!, sold.parcels[0]!];
  const vendorId = seller.caller.vendor!.id;
  const at = new Date(infra.clock.now().getTime() - days * day);
  if (isOld) {
    await infra.db.update(vendors).set({ approvedAt: at }).where(eq(vendors.id, vendorId));
    const line = { vendorId, productId: parcel.lines[0]!.productId, quantity: 1, unitPriceCents: 1 };
    const buyer = await addPerson(infra);
    // Their money is not in the books, which only the sales themselves write.
    for (let sale = 0; sale < earlier; sale += 1) await writeSale(infra, { buyer, lines: [line], at });
  }
  await shipParcel(seller, { parcelId: parcel.id, ...track, trackingNumber });
  return { ...sold, seller, parcel };
}

test("a vendor's own word that a parcel was delivered makes nothing available; two weeks after dispatch it is", async () => {
  const { seller, parcel } = await dispatched();
  await deliverParcel(seller, { parcelId: parcel.id });
  expect(await availableOf(seller)).toBe(0);
  market.clock.advance(14 * day - 1);
  expect(await availableOf(seller)).toBe(0);
  market.clock.advance(1);
  expect(await availableOf(seller)).toBeGreaterThan(0);
});

test("three days after the buyer said that it arrived it is available, and saying it twice changes nothing", async () => {
  const { seller, parcel, buyer } = await dispatched();
  const order = await confirmReceipt(buyer, { parcelId: parcel.id });
  expect(order.parcels[0]).toMatchObject({ status: "delivered", receivedAt: expect.any(String) });
  market.clock.advance(2 * day);
  await confirmReceipt(buyer, { parcelId: parcel.id });
  expect(await availableOf(seller)).toBe(0);
  market.clock.advance(day);
  expect(await availableOf(seller)).toBeGreaterThan(0);
});

test("only its buyer says so, and only of what was dispatched", async () => {
  const { infra } = market;
  const { buyer, sellers, parcels: sent } = await sell(market, [{ priceCents: 4_000, quantity: 1 }]);
  const parcelId = sent[0]!.id;
  await expect(confirmReceipt(buyer, { parcelId })).rejects.toMatchObject({ code: "CONFLICT" });
  await shipParcel(sellers[0]!, { parcelId, ...track });
  const stranger = contextFor(infra, await addPerson(infra));
  for (const other of [stranger, sellers[0]!])
    await expect(confirmReceipt(other, { parcelId })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a new vendor waits a week more", async () => {
  const { seller, parcel, buyer } = await dispatched({ isOld: false });
  await confirmReceipt(buyer, { parcelId: parcel.id });
  market.clock.advance(10 * day - 1);
  expect(await availableOf(seller)).toBe(0);
  market.clock.advance(1);
  expect(await availableOf(seller)).toBeGreaterThan(0);
});

test("three weeks after dispatch without a tracking number it is available, and not before", async () => {
  const { seller } = await dispatched({ trackingNumber: "" });
  market.clock.advance(21 * day - 1);
  expect(await availableOf(seller)).toBe(0);
  market.clock.advance(1);
  expect(await availableOf(seller)).toBeGreaterThan(0);
});

test.each([
  ["thirty days with nine parcels behind it", { days: 60, earlier: 9 }, 10],
  ["ten parcels, but only 29 days", { days: 29, earlier: 10 }, 10],
  ["thirty days and ten parcels", { days: 30, earlier: 10 }, 3],
])("a vendor with %s waits accordingly after receipt", async (_, age, days) => {
  const { seller, parcel, buyer } = await dispatched(age);
  await confirmReceipt(buyer, { parcelId: parcel.id });
  market.clock.advance(days * day - 1);
  expect(await availableOf(seller)).toBe(0);
  market.clock.advance(1);
  expect(await availableOf(seller)).toBeGreaterThan(0);
});

test("what is disputed waits, however long ago it was delivered", async () => {
  const { seller, parcel } = await dispatched();
  const freeze = (frozenAt: Date | null) =>
    market.infra.db.update(parcels).set({ frozenAt }).where(eq(parcels.id, parcel.id));
  await freeze(market.infra.clock.now());
  market.clock.advance(100 * day);
  expect(await availableOf(seller)).toBe(0);
  await freeze(null);
  expect(await availableOf(seller)).toBeGreaterThan(0);
});

test("rates that are out of this world earn nothing: not with free delivery, and not with a refund after it", async () => {
  const { infra } = market;
  const { ctx, product, vendorId } = await openSeedVendor(market, { hasAccount: false, priceCents: 1_600 });
  await updateShipping(ctx, {
    ...{ domesticBaseCents: 10_000, domesticPerKgCents: 6_000, regionalBaseCents: 10_000 },
    ...{ regionalPerKgCents: 6_000, worldwideBaseCents: 10_000, worldwidePerKgCents: 6_000, handlingDays: 3 },
  });
  const earned = async () => {
    const { balances } = await readFigures(infra);
    return -(balances["commission_revenue"] ?? 0) - (balances["shipping_subsidy"] ?? 0);
  };
  const before = await earned();
  const orderId = await sellGoods(market, [{ productId: product.id, quantity: 4 }]);
  // $64 at 8% is $5.12 of commission; at most four fifths of it pay for the delivery.
  expect((await earned()) - before).toBe(512 - 409);
  const [parcel] = await unscopedListParcels(infra.db, orderId);
  expect(parcel).toMatchObject({ vendorId, shippingCents: 0, shippingSubsidyCents: 409 });
  await shipParcel(ctx, { parcelId: parcel!.id, ...track });
  await deliverParcel(ctx, { parcelId: parcel!.id });
  await refundParcel(ctx, asked(parcel!.id, [{ lineId: parcel!.lines[0]!.id, quantity: 4 }]));
  await market.runJobs();
  expect(await getBalance(ctx)).toMatchObject({ nowCents: 0, availableCents: 0 });
  expect((await earned()) - before).toBe(0);
});
