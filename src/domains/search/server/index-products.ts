import { and, eq, gte, inArray, isNotNull, sql, sum } from "drizzle-orm";
import { isOnSale, ratingColumns } from "#domains/catalogue/server/product-cards.ts";
import { productRatings } from "#domains/catalogue/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { orderItems, orders } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { addWords } from "./internal/add-words.ts";
import { languagesOf } from "./internal/languages-of.ts";
import { documentRules, makeDocument, wordsToStem } from "./internal/make-document.ts";
import { readStems } from "./internal/read-stems.ts";
import { isSampled } from "./internal/sample.ts";
import { productSearch, productSearchSample } from "./tables.ts";

type SearchRow = typeof productSearch.$inferInsert;

const popularityDays = 90;

/**
 * Rewrites the search rows of the named products from their current data. Called by jobs and the seed, at most 1,000
 * ids per call.
 */
export async function indexProducts(
  { db, clock }: Pick<Infra, "db" | "clock">,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const since = new Date(clock.now().getTime() - popularityDays * 86_400_000);
  const rows = await loadProducts(db, ids, since);
  if (rows.length === 0) return;
  const stemOf = await readStems(
    db,
    rows.flatMap(({ product, vendor }) => [...wordsToStem(product, vendor)]),
  );
  await writeRows(
    db,
    rows.map(({ product, vendor, isListed, units, ratingAverage, reviewCount }) => ({
      productId: product.id,
      vendorId: product.vendorId,
      isListed,
      category: product.category,
      originCountry: product.originCountry,
      roastLevel: product.roastLevel,
      languages: languagesOf(product),
      name: product.name,
      priceCents: product.priceCents,
      createdAt: product.createdAt,
      unitsSold90d: Number(units ?? 0),
      ratingAverage,
      reviewCount,
      ...makeDocument(product, vendor, stemOf),
      documentRules,
    })),
  );
  await writeSample(db, ids.filter(isSampled));
  await addWords(db, ids);
}

/** The products with their vendors, ratings and units sold since. */
async function loadProducts(db: Infra["db"], ids: string[], since: Date) {
  const sold = db
    .select({ productId: orderItems.productId, units: sum(orderItems.quantity).as("units") })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(orderItems.productId, ids), isNotNull(orders.paidAt), gte(orders.paidAt, since)))
    .groupBy(orderItems.productId)
    .as("sold");
  return db
    .select({
      product: products,
      vendor: vendors,
      isListed: sql<boolean>`${isOnSale}`,
      units: sold.units,
      ...ratingColumns,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .leftJoin(productRatings, eq(productRatings.productId, products.id))
    .leftJoin(sold, eq(sold.productId, products.id))
    .where(inArray(products.id, ids))
    .orderBy(products.id);
}

async function writeRows(db: Infra["db"], values: SearchRow[]): Promise<void> {
  const columns = Object.keys(values[0]!).filter((name) => name !== "productId") as (keyof SearchRow)[];
  await db
    .insert(productSearch)
    .values(values)
    .onConflictDoUpdate({
      target: productSearch.productId,
      set: Object.fromEntries(
        columns.map((name) => [name, sql.raw(`excluded."${productSearch[name].name}"`)]),
      ),
    });
}

/** Copies the rows of these products to the sample; none of what is not on sale. */
async function writeSample(db: Infra["db"], ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(productSearchSample).where(inArray(productSearchSample.productId, ids));
  const columns = sql.raw(
    "product_id, vendor_id, category, origin_country, roast_level, languages, price_usd, document",
  );
  await db.execute(sql`insert into ${productSearchSample} (${columns}) select ${columns} from ${productSearch}
    where ${productSearch.isListed} and ${inArray(productSearch.productId, ids)} on conflict do nothing`);
}
