import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { stock, stockHolds, stockMovements } from "#domains/inventory/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { payHostedPage } from "../../../../tests/support/pay.ts";
import { checkStock } from "./check-stock.ts";
import { listAllMovements } from "./list-all-movements.ts";
import { listHeldOrders } from "./list-held-orders.ts";
import { listLowStock } from "./list-low-stock.ts";
import { releaseHeldOrder } from "./release-held-order.ts";
import { repairStock } from "./repair-stock.ts";

let market: TestMarket;
let admin: SignedInCtx;
let seller: Awaited<ReturnType<typeof addVendor>>;
beforeAll(async () => {
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  seller = await addVendor(market.infra);
});
afterAll(() => market?.close());

const add = (units: number) => addProduct(market.infra, seller.vendor.id, { stock: units });
const reason = "The page ended an hour ago";
const stockOf = async (productId: string) =>
  (await market.infra.db.select().from(stock).where(eq(stock.productId, productId)))[0]!;
const entriesAbout = (subjectId: string) =>
  market.infra.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));

async function startPaying(productId: string, quantity: number) {
  const buyer = contextFor(market.infra, await addPerson(market.infra));
  const { id: quoteId } = await createQuote(buyer, { lines: [{ productId, quantity }], address });
  return { buyer, ...(await startSession(buyer, { quoteId })) };
}
const afterThePage = () => market.clock.advance(60 * 60_000);

test("a held order is listed with its end, can't be released while its page is open, and afterwards once", async () => {
  const product = await add(5);
  const { orderId } = await startPaying(product.id, 3);
  const { items } = await listHeldOrders(admin, {});
  expect(items).toMatchObject([
    { orderId, units: 3, hasEnded: false, products: [{ id: product.id, quantity: 3 }] },
  ]);
  expect((await listHeldOrders(admin, { ended: true })).items).toEqual([]);
  await expect(releaseHeldOrder(admin, { orderId, reason })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await stockOf(product.id)).toMatchObject({ stockQuantity: 5, heldQuantity: 3 });

  afterThePage();
  expect((await listHeldOrders(admin, { ended: true })).items).toMatchObject([{ orderId, hasEnded: true }]);
  expect(await releaseHeldOrder(admin, { orderId, reason })).toEqual({ units: 3 });
  expect(await stockOf(product.id)).toMatchObject({ stockQuantity: 5, heldQuantity: 0 });
  const [order] = await market.infra.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ status: "cancelled", paidAt: null });
  expect(await entriesAbout(orderId)).toMatchObject([
    { action: "stock.release", before: { heldUnits: 3 }, after: { heldUnits: 0 } },
  ]);
  await expect(releaseHeldOrder(admin, { orderId, reason })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await listHeldOrders(admin, {})).toEqual({ items: [], next: null });
});

test("what was paid in the page's last second is a sale, not released", async () => {
  const product = await add(5);
  const { orderId, url } = await startPaying(product.id, 2);
  await payHostedPage(market, url);
  afterThePage();
  await expect(releaseHeldOrder(admin, { orderId, reason })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await stockOf(product.id)).toMatchObject({ stockQuantity: 3, heldQuantity: 0 });
  const [order] = await market.infra.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order!.paidAt).not.toBeNull();
});

test("low stock counts without what is held, the least first, with its pace", async () => {
  const other = await addVendor(market.infra);
  const at = { vendorId: other.vendor.id, most: 5 };
  const few = await addProduct(market.infra, other.vendor.id, { stock: 6 });
  const none = await addProduct(market.infra, other.vendor.id, { stock: 0 });
  await market.infra.db.insert(stock).values({ productId: none.id }).onConflictDoNothing();
  await addProduct(market.infra, other.vendor.id, { stock: 9 });
  await addProduct(market.infra, other.vendor.id, { stock: 1, isActive: false });
  const { buyer, orderId, url } = await startPaying(few.id, 4);
  expect((await listLowStock(admin, at)).items).toMatchObject([
    { id: none.id, available: 0, soldPerWeek: 0, daysLeft: null },
    { id: few.id, available: 2, stockQuantity: 6, heldQuantity: 4 },
  ]);
  await payHostedPage(market, url);
  await settleSession(buyer, { orderId });
  expect((await listLowStock(admin, { ...at, most: 2 })).items[1]).toMatchObject({
    ...{ id: few.id, available: 2, heldQuantity: 0 },
    ...{ soldPerWeek: 1, daysLeft: 14 },
  });
});

test("movements of all products are found by product, vendor, kind and day, page by page", async () => {
  const product = await add(100);
  for (let count = 0; count < 26; count++)
    await moveStock(market.infra, { productId: product.id, delta: -1, reason: "damaged" });
  const first = await listAllMovements(admin, { productId: product.id });
  expect(first.items).toHaveLength(25);
  const rest = await listAllMovements(admin, { productId: product.id, after: first.next! });
  expect([rest.items.length, rest.next]).toEqual([2, null]);
  expect(rest.items.at(-1)).toMatchObject({ kind: "initial", delta: 100, product: { id: product.id } });
  const seen = [...first.items, ...rest.items].map(({ id }) => id);
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
  const initial = { vendorId: seller.vendor.id, kind: "initial" } as const;
  expect((await listAllMovements(admin, initial)).items[0]!.product.id).toBe(product.id);
  expect((await listAllMovements(admin, { productId: product.id, to: "2020-01-01" })).items).toEqual([]);
  expect((await listAllMovements(admin, { productId: product.id, from: "2020-01-01" })).items).toHaveLength(
    25,
  );
});

test("a repair sets one product's counters to its rows, and changes nothing else", async () => {
  const [wrong, right] = [await add(5), await add(7)];
  const { orderId } = await startPaying(wrong.id, 2);
  await market.infra.db
    .update(stock)
    .set({ stockQuantity: 9, heldQuantity: 1 })
    .where(eq(stock.productId, wrong.id));
  expect(await checkStock(admin)).toMatchObject([
    {
      ...{ id: wrong.id, stock: 9, moved: 5, held: 1, holds: 2 },
      ...{ causes: ["movements", "holds"], isRepairable: true },
    },
  ]);
  const rowsOf = async () => ({
    holds: await market.infra.db.select().from(stockHolds).orderBy(stockHolds.id),
    movements: await market.infra.db.select().from(stockMovements).orderBy(stockMovements.id),
    other: await stockOf(right.id),
  });
  const before = await rowsOf();
  const repaired = { stockQuantity: 5, heldQuantity: 2 };
  const both = await Promise.allSettled([
    repairStock(admin, { productId: wrong.id, reason: "Counted twice" }),
    repairStock(admin, { productId: wrong.id, reason: "Counted twice" }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await stockOf(wrong.id)).toMatchObject(repaired);
  expect(await rowsOf()).toEqual(before);
  expect(await checkStock(admin)).toEqual([]);
  expect(await entriesAbout(wrong.id)).toMatchObject([
    { action: "stock.repair", before: { stockQuantity: 9, heldQuantity: 1 }, after: repaired },
  ]);
  const told = and(eq(notifications.userId, seller.userId), eq(notifications.kind, "stockCorrected"));
  expect(await market.infra.db.$count(notifications, told)).toBe(1);
  afterThePage();
  await releaseHeldOrder(admin, { orderId, reason });
});

test("more held than there is can't be repaired, and stays as it is", async () => {
  const product = await add(3);
  const { orderId } = await startPaying(product.id, 3);
  await market.infra.db
    .insert(stockMovements)
    .values({ productId: product.id, delta: -1, reason: "damaged" });
  expect(await checkStock(admin)).toMatchObject([
    { id: product.id, moved: 2, holds: 3, isRepairable: false },
  ]);
  await expect(repairStock(admin, { productId: product.id, reason })).rejects.toMatchObject({
    code: "STOCK_PROMISED",
    data: { stockQuantity: 2, heldQuantity: 3 },
  });
  expect(await stockOf(product.id)).toMatchObject({ stockQuantity: 3, heldQuantity: 3 });
  afterThePage();
  await releaseHeldOrder(admin, { orderId, reason });
  expect(await repairStock(admin, { productId: product.id, reason })).toEqual({
    stockQuantity: 2,
    heldQuantity: 0,
  });
});
