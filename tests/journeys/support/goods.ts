import type { Page } from "@playwright/test";
import { asc } from "drizzle-orm";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addProduct, addVendor } from "../../support/market-people.ts";
import { expectAccessible, showByLight } from "./expect-accessible.ts";
import { openMarket, stockOf } from "./market.ts";

export type Good = { id: string; name: string; priceCents: number; seller: Seller };
export type Seller = Person & { vendor: NonNullable<Person["vendor"]> };
type Options = { pictures?: number; stock?: number };

/** Listed as the oldest, so that no list which begins with the newest changes under another journey. */
const longAgo = new Date("2020-01-01");

/** Products on sale of a shop of the journey's own, which no other journey buys or sells out. */
export async function addGoods(count: number, options: Options = {}): Promise<Good[]> {
  const seller = await addVendor(await openMarket());
  const goods: Good[] = [];
  while (goods.length < count) goods.push(await addGood(seller, options));
  return goods;
}

/** One more product on sale of a shop. */
export async function addGood(
  seller: Seller,
  { pictures = 1, stock = 20, ...facts }: Options & Parameters<typeof addProduct>[2] = {},
): Promise<Good> {
  const market = await openMarket();
  const { id, name, priceCents } = await addProduct(market, seller.vendor.id, {
    name: `Finca ${crypto.randomUUID().slice(0, 8)}`,
    originCountry: null,
    altitudeMeters: 1_650,
    variety: "SL28",
    process: "washed",
    imageUrls: await pictureUrls(pictures),
    createdAt: longAgo,
    stock,
    ...facts,
  });
  return { id, name, priceCents, seller };
}

/** Pictures of the demo market. */
async function pictureUrls(count: number): Promise<string[]> {
  const { db } = await openMarket();
  const rows = await db
    .select({ imageUrls: products.imageUrls })
    .from(products)
    .orderBy(asc(products.id))
    .limit(20);
  return [...new Set(rows.flatMap(({ imageUrls }) => imageUrls))].slice(0, count);
}

export async function setStock({ id }: Good, stock: number): Promise<void> {
  const delta = stock - (await stockOf([id])).get(id)!.stock;
  await moveStock(await openMarket(), { productId: id, delta, reason: "counted" });
}

/** axe finds nothing by day, and nothing by night; on a narrow screen the one is enough, the colours being the same. */
export async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  const isNarrow = page.viewportSize()!.width < 768;
  for (const colorScheme of isNarrow ? (["dark"] as const) : (["light", "dark"] as const)) {
    await showByLight(page, colorScheme);
    await expectAccessible(page);
  }
}

/** What the overlay and the search box offer before anything is typed (docs/product.md#search). */
export const popular = [
  "Ethiopian Coffee",
  "Colombian Beans",
  "Espresso Machine",
  "French Press",
  "Cold Brew",
];
