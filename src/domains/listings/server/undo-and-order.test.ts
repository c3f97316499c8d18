import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { orderItems } from "#domains/orders/server/tables.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { freely } from "../../../../tests/support/sell.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { approveProduct } from "./approve-product.ts";
import { products } from "./tables.ts";
import { undoApprovals } from "./undo-approvals.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

/** A product that was approved just now, and a buyer's quote of it. */
async function openRace() {
  const { vendor } = await addVendor(market.infra);
  const { id: productId, submittedAt } = await addProduct(market.infra, vendor.id, { isApproved: false });
  const seen = { productId, submittedAt: submittedAt.toISOString() };
  await approveProduct(admin, seen);
  const buyer = freely(contextFor(market.infra, await addPerson(market.infra)));
  const quote = await createQuote(buyer, { lines: [{ productId, quantity: 1 }], address });
  return { productId, seen, pay: () => startSession(buyer, { quoteId: quote.id }) };
}
const isApproved = async (productId: string) =>
  (await market.infra.db.select().from(products).where(eq(products.id, productId)))[0]!.isApproved;
const ordersOf = (productId: string) =>
  market.infra.db.$count(orderItems, eq(orderItems.productId, productId));

/** Long enough that what waits for a lock has come to it. */
const shortly = () => new Promise((resolve) => setTimeout(resolve, 300));

test("an order that comes while an approval is being taken back is refused", async () => {
  const { productId, seen, pay } = await openRace();
  let paying: Promise<unknown> | undefined;
  await inTransaction(admin, async (tx) => {
    expect(await undoApprovals(tx, { items: [seen] })).toEqual({ kept: [] });
    paying = codeOf(pay());
    await shortly();
  });
  expect(await paying).toBe("CART_CHANGED");
  expect(await ordersOf(productId)).toBe(0);
  expect(await isApproved(productId)).toBe(false);
});

test("of an order and an approval taken back at once, one counts", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { productId, seen, pay } = await openRace();
    const [paid, undone] = await Promise.allSettled([pay(), undoApprovals(admin, { items: [seen] })]);
    const { kept } = (undone as PromiseFulfilledResult<Awaited<ReturnType<typeof undoApprovals>>>).value;
    const isOrdered = paid.status === "fulfilled";
    expect(kept).toEqual(isOrdered ? [{ productId, because: "ordered" }] : []);
    expect(await isApproved(productId)).toBe(isOrdered);
    expect(await ordersOf(productId)).toBe(isOrdered ? 1 : 0);
  }
});
