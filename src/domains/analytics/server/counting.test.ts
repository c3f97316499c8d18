import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { productViews } from "#domains/catalogue/server/tables.ts";
import { holdStock } from "#domains/inventory/server/hold-stock.ts";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { releaseHolds } from "#domains/inventory/server/release-holds.ts";
import { products } from "#domains/listings/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { Ctx, Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { writeSale } from "../../../../tests/support/write-sale.ts";
import { dayOf } from "../periods.ts";
import { countStockOuts } from "./count-stock-outs.ts";
import { forgetViewers } from "./forget-viewers.ts";
import { recordCartAdd } from "./record-cart-add.ts";
import { recordView } from "./record-view.ts";
import { productDays, productViewers, searchTermDays } from "./tables.ts";

let market: TestMarket;
let seller: Awaited<ReturnType<typeof addVendor>>;
let productId: string;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
  seller = await addVendor(market.infra);
  productId = (await addProduct(market.infra, seller.vendor.id, { stock: 3 })).id;
});
afterAll(() => market.close());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1";

function from(address: string, userAgent: string | null = firefox, caller?: Person): Ctx {
  const ctx = contextFor(market.infra, caller ?? ({ kind: "visitor" } as const));
  return { ...ctx, client: { address, userAgent } };
}
const view = (ctx: Ctx, term?: string) => recordView(ctx, { productId, term }).then(({ counted }) => counted);
const viewsOf = async (id: string) =>
  (await market.infra.db.select().from(productViews).where(eq(productViews.productId, id))).map(
    ({ day, views }) => [day, views],
  );
const today = () => dayOf(market.clock.now());

test("a visitor counts once a day and product; another browser, address or session is another visitor", async () => {
  const person = await addPerson(market.infra);
  const elsewhere = { ...person, session: { ...person.session, id: crypto.randomUUID() } };
  expect(await view(from("192.0.2.1"))).toBe(true);
  expect(await view(from("192.0.2.1"))).toBe(false);
  expect(await view(from("192.0.2.2"))).toBe(true);
  expect(await view(from("192.0.2.1", safari))).toBe(true);
  expect(await view(from("192.0.2.1", firefox, person))).toBe(true);
  expect(await view(from("192.0.2.9", safari, person))).toBe(false);
  expect(await view(from("192.0.2.1", firefox, elsewhere))).toBe(true);
  expect(await viewsOf(productId)).toEqual([[today(), 5]]);
  market.clock.advance(24 * 3_600_000);
  expect(await view(from("192.0.2.1"))).toBe(true);
  expect(await viewsOf(productId)).toHaveLength(2);
});

test("fifty at once from one browser are one view", async () => {
  const ctx = from("192.0.2.50");
  const answers = await Promise.all(Array.from({ length: 50 }, () => view(ctx, "geisha")));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await viewsOf(productId)).toEqual([[today(), 1]]);
});

test.each([
  ["a machine", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["a machine in disguise of none", "curl/8.14"],
  ["a browser without a name", null],
])("%s is not counted", async (_, userAgent) => {
  expect(await view(from("192.0.2.3", userAgent))).toBe(false);
  expect(await viewsOf(productId)).toEqual([]);
});

test("the vendor's own views and carts are not counted, another vendor's are; products not on sale are not", async () => {
  expect(await view(from("192.0.2.4", firefox, seller))).toBe(false);
  const own = await recordCartAdd(from("192.0.2.4", firefox, seller), { productId });
  expect(own).toEqual({ counted: false });
  expect(await view(from("192.0.2.4", firefox, await addVendor(market.infra)))).toBe(true);
  await market.infra.db.update(products).set({ isActive: false }).where(eq(products.id, productId));
  expect(await view(from("192.0.2.5"))).toBe(false);
  expect(await viewsOf(productId)).toEqual([[today(), 1]]);
});

test("a cart counts besides the look, once", async () => {
  const ctx = from("192.0.2.6");
  await view(ctx);
  expect(await recordCartAdd(ctx, { productId })).toEqual({ counted: true });
  expect(await recordCartAdd(ctx, { productId })).toEqual({ counted: false });
  const rows = await market.infra.db.select().from(productDays).where(eq(productDays.productId, productId));
  expect(rows).toEqual([{ productId, day: today(), cartAdds: 1, stockOuts: 0 }]);
});

test("the search that led there is counted with the view, in one way of writing, and only if it says something", async () => {
  const terms = [" Washed  GEISHA", "washed geisha", "x", "y".repeat(81), "half \ud800", "  ", "日本"];
  for (const [index, term] of terms.entries()) await view(from(`198.51.100.${index}`), term);
  // Again from a browser that was counted: neither a view nor a term.
  await view(from("198.51.100.0"), "washed geisha");
  const rows = await market.infra.db
    .select()
    .from(searchTermDays)
    .where(eq(searchTermDays.vendorId, seller.vendor.id));
  expect(new Map(rows.map(({ term, openings }) => [term, openings]))).toEqual(
    new Map([
      ["washed geisha", 2],
      ["日本", 1],
    ]),
  );
});

test("visitor rows identify no one, can't be linked across products, and are deleted the day after", async () => {
  await market.infra.db.delete(productViewers);
  const other = (await addProduct(market.infra, seller.vendor.id)).id;
  const ctx = from("192.0.2.7");
  await view(ctx);
  await recordView(ctx, { productId: other });
  await recordCartAdd(ctx, { productId });
  const rows = await market.infra.db.select().from(productViewers);
  const own = rows.filter((row) => [productId, other].includes(row.productId));
  expect(new Set(own.map(({ visitorHash }) => visitorHash)).size).toBe(3);
  expect(rows.length).toBe(own.length);
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
  await forgetViewers(market.infra);
  expect(await market.infra.db.select().from(productViewers)).toEqual(rows);
  market.clock.advance(24 * 3_600_000);
  await forgetViewers(market.infra);
  expect(await market.infra.db.select().from(productViewers)).toEqual([]);
  expect(await viewsOf(productId)).toHaveLength(1);
});

test("one address is slowed down", async () => {
  const looks = Array.from({ length: 121 }, (_, index) => view(from("203.0.113.200", `${firefox} ${index}`)));
  const answers = await Promise.allSettled(looks);
  expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

test("a stock-out is a movement that takes the last unit of a product on sale, however often it is counted", async () => {
  const { infra } = market;
  const day = dayOf(new Date());
  const outs = async (id: string) =>
    (await infra.db.select().from(productDays).where(eq(productDays.productId, id))).map((row) => [
      row.day,
      row.stockOuts,
    ]);
  const hidden = (await addProduct(infra, seller.vendor.id, { stock: 1, isActive: false })).id;
  const held = (await addProduct(infra, seller.vendor.id, { stock: 1 })).id;
  const orderId = await writeSale(infra, {
    buyer: await addPerson(infra),
    lines: [{ vendorId: seller.vendor.id, productId: held, quantity: 1, unitPriceCents: 1_500 }],
    status: "pending",
  });
  await holdStock(infra, { orderId, buyerId: crypto.randomUUID() }, [{ productId: held, quantity: 1 }]);
  await releaseHolds(infra, orderId);
  for (const delta of [-1, -2, 5, -5, 4]) await moveStock(infra, { productId, delta, reason: "adjustment" });
  await moveStock(infra, { productId: hidden, delta: -1, reason: "adjustment" });
  for (let run = 0; run < 2; run++) {
    await countStockOuts(infra);
    expect(await outs(productId)).toEqual([[day, 2]]);
    expect(await outs(hidden)).toEqual([]);
    expect(await outs(held)).toEqual([]);
  }
  await moveStock(infra, { productId, delta: -4, reason: "adjustment" });
  await countStockOuts(infra);
  expect(await outs(productId)).toEqual([[day, 3]]);
});
