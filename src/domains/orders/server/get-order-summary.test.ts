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
  [ada, bea] = [await addPerson(market.infra), await addPerson(market.infra)];
});
afterAll(() => market.close());

/** Goods 30.00, shipping 5.00, tax 2.10; the market pays another 1.00 of the shipping. */
const totalCents = 3_710;

async function order(buyer: Person): Promise<string> {
  const { infra } = market;
  const { vendor } = await addVendor(infra);
  const product = await addProduct(infra, vendor.id);
  const line = { unitPriceCents: 1_500, quantity: 2, totalPriceCents: 3_000, taxCents: 210 };
  const placed = await infra.db.transaction((db) =>
    placeOrder(
      { ...infra, db },
      {
        userId: buyer.userId,
        language: "en",
        address,
        parcels: [
          {
            vendorId: vendor.id,
            shippingCents: 500,
            shippingSubsidyCents: 100,
            shippingBorneCents: 0,
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
  await markOrderPaid(market.infra, orderId);
  await moveParcels(market.infra, orderId, "processing", "payment");
  await postSale(market.infra, orderId, await unscopedListParcels(market.infra.db, orderId));
}

const summaryOf = (person: Person) => getOrderSummary(contextFor(market.infra, person));

test("only one's own paid orders count; an unpaid one is an order, but no money", async () => {
  await pay(await order(ada));
  await pay(await order(ada));
  await order(ada);
  await pay(await order(bea));
  expect(await summaryOf(ada)).toEqual({ orderCount: 3, spentCents: 2 * totalCents });
  expect(await summaryOf(bea)).toEqual({ orderCount: 1, spentCents: totalCents });
  expect(await summaryOf(await addPerson(market.infra))).toEqual({ orderCount: 0, spentCents: 0 });
});

test("an order cancelled unpaid counts nothing, even while its late payment is refunded", async () => {
  const orderId = await order(ada);
  await moveParcels(market.infra, orderId, "cancelled", "payment");
  const late = { attemptId: randomUUID(), orderId, amountCents: totalCents };
  await postRefundOwed(market.infra, late);
  expect(await summaryOf(ada)).toEqual({ orderCount: 0, spentCents: 0 });
  await postRefundMade(market.infra, late);
  expect(await summaryOf(ada)).toEqual({ orderCount: 0, spentCents: 0 });
});

test("refunds are not spent, and vendors' payouts change nothing", async () => {
  const orderId = await order(ada);
  await pay(orderId);
  const [parcel] = await unscopedListParcels(market.infra.db, orderId);
  const about = { orderId, vendorId: parcel!.vendorId, amountCents: 1_500 };
  await postEntries(market.infra, [
    { ...about, kind: "refund", referenceId: randomUUID(), debit: "vendor_payable", credit: "buyer_refunds" },
    { ...about, kind: "payout", referenceId: randomUUID(), debit: "vendor_payable", credit: "card_clearing" },
  ]);
  expect(await summaryOf(ada)).toEqual({ orderCount: 1, spentCents: totalCents - 1_500 });
});

test("another buyer's order is in no list and cannot be opened", async () => {
  const orderId = await order(ada);
  expect((await listOrders(contextFor(market.infra, ada), { page: 1 })).items).toHaveLength(1);
  expect(await listOrders(contextFor(market.infra, bea), { page: 1 })).toMatchObject({ items: [], total: 0 });
  await expect(getOrder(contextFor(market.infra, bea), { orderId })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
