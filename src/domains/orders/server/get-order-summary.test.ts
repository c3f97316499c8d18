import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postRefundMade, postRefundOwed } from "#domains/ledger/server/late-payment.ts";
import { postEntries } from "#domains/ledger/server/post-entries.ts";
import { postSale } from "#domains/ledger/server/post-sale.ts";
import type { Person } from "#platform/rpc/context.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { getOrder } from "./get-order.ts";
import { getOrderSummary } from "./get-order-summary.ts";
import { listOrders } from "./list-orders.ts";
import { unscopedListParcels } from "./list-parcels.ts";
import { markOrderPaid, moveParcels } from "./move-parcels.ts";
import { placeOrder } from "./place-order.ts";

let market: TestMarket;
let ada: Person;
let bea: Person;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
beforeEach(async () => {
  [ada, bea] = [await addPerson(market.doors), await addPerson(market.doors)];
});
afterAll(() => market.close());

/** Goods of 30.00, shipping 5.00, tax 2.10; the market pays another 1.00 of the shipping. */
const totalCents = 3_710;

async function order(buyer: Person): Promise<string> {
  const { doors } = market;
  const { vendor } = await addVendor(doors);
  const product = await addProduct(doors, vendor.id);
  const line = { unitPriceCents: 1_500, quantity: 2, totalPriceCents: 3_000, taxCents: 210 };
  const placed = await doors.db.transaction((db) =>
    placeOrder(
      { ...doors, db },
      {
        userId: buyer.userId,
        language: "en",
        address,
        parcels: [
          {
            vendorId: vendor.id,
            shippingCents: 500,
            shippingSubsidyCents: 100,
            lines: [
              {
                ...line,
                productId: product.id,
                name: product.name,
                imageUrl: "/placeholder.svg",
                commissionBasisPoints: 800,
                commissionCents: 240,
              },
            ],
          },
        ],
      },
    ),
  );
  return placed.id;
}

async function pay(orderId: string): Promise<void> {
  await markOrderPaid(market.doors, orderId);
  await moveParcels(market.doors, orderId, "processing", "payment");
  await postSale(market.doors, orderId, await unscopedListParcels(market.doors.db, orderId));
}

const summaryOf = (person: Person) => getOrderSummary(contextFor(market.doors, person));

test("what was paid is counted for its buyer alone; what waits for payment is an order, not yet money", async () => {
  await pay(await order(ada));
  await pay(await order(ada));
  await order(ada);
  await pay(await order(bea));
  expect(await summaryOf(ada)).toEqual({ orderCount: 3, spentCents: 2 * totalCents });
  expect(await summaryOf(bea)).toEqual({ orderCount: 1, spentCents: totalCents });
  expect(await summaryOf(await addPerson(market.doors))).toEqual({ orderCount: 0, spentCents: 0 });
});

test("an order that was given up unpaid counts nothing, even while its late payment goes back", async () => {
  const orderId = await order(ada);
  await moveParcels(market.doors, orderId, "cancelled", "payment");
  const late = { attemptId: randomUUID(), orderId, amountCents: totalCents };
  await postRefundOwed(market.doors, late);
  expect(await summaryOf(ada)).toEqual({ orderCount: 0, spentCents: 0 });
  await postRefundMade(market.doors, late);
  expect(await summaryOf(ada)).toEqual({ orderCount: 0, spentCents: 0 });
});

test("what was refunded is not spent, and what vendors are paid out changes nothing", async () => {
  const orderId = await order(ada);
  await pay(orderId);
  const [parcel] = await unscopedListParcels(market.doors.db, orderId);
  const about = { orderId, vendorId: parcel!.vendorId, amountCents: 1_500 };
  await postEntries(market.doors, [
    { ...about, kind: "refund", referenceId: randomUUID(), debit: "vendor_payable", credit: "buyer_refunds" },
    { ...about, kind: "payout", referenceId: randomUUID(), debit: "vendor_payable", credit: "card_clearing" },
  ]);
  expect(await summaryOf(ada)).toEqual({ orderCount: 1, spentCents: totalCents - 1_500 });
});

test("another buyer's order is in no list and cannot be opened", async () => {
  const orderId = await order(ada);
  expect((await listOrders(contextFor(market.doors, ada), { page: 1 })).items).toHaveLength(1);
  expect(await listOrders(contextFor(market.doors, bea), { page: 1 })).toMatchObject({ items: [], total: 0 });
  await expect(getOrder(contextFor(market.doors, bea), { orderId })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
