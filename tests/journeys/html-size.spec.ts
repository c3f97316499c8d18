import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { openMarket } from "./support/market.ts";

/** Bytes of a page's HTML before compression, as a visitor gets it. */
const most = { home: 92_000, list: 120_000, product: 100_000 };

test("a page's HTML stays small", async ({ request }) => {
  const { db } = await openMarket();
  const onSale = await db
    .select({ id: products.id, description: products.description })
    .from(products)
    .where(eq(products.isActive, true));
  const product = onSale.toSorted((a, b) => b.description.length - a.description.length)[0];
  const paths = { home: "/", list: "/products", product: `/products/${product!.id}` };
  const sizes = await Promise.all(
    Object.values(paths).map(async (path) => (await (await request.get(path)).body()).length),
  );
  Object.values(most).forEach((budget, at) => {
    expect.soft(sizes[at], Object.keys(paths)[at]).toBeLessThanOrEqual(budget);
  });
});
