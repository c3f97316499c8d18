import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { stock } from "#domains/inventory/server/tables.ts";
import type { AllProductsInput, ListedProduct } from "#domains/listings/all-products-calls.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { stateColumn } from "./internal/product-view.ts";
import { products } from "./tables.ts";

const mostWords = 6;
const low = 5;

type Wanted = Omit<AllProductsInput, "size">;

/**
 * All products that are not deleted, by age or price, `size` at a time: filtered by words of product or vendor (whatever their
 * accents), vendor, state, category, price in cents and stock. For administrators.
 */
export function listAllProducts(ctx: SignedInCtx, { size, ...input }: AllProductsInput) {
  return unscopedReadProducts(ctx, input, size);
}

/** The same, so many at a time. */
export async function unscopedReadProducts({ db }: SignedInCtx, input: Wanted, size: number) {
  const { sort } = input;
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      imageUrl: sql<string>`coalesce(${products.imageUrls}[1], ${placeholderImage})`,
      state: stateColumn,
      isTakenDown: sql<boolean>`${products.takenDownAt} is not null`,
      category: products.category,
      priceCents: products.priceCents,
      stockQuantity: stock.stockQuantity,
      vendor: { id: vendors.id, companyName: vendors.companyName },
      createdAt: products.createdAt,
      submittedAt: products.submittedAt,
      key: orders[sort].key,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(and(isNull(products.deletedAt), ...filtersOf(input), isAfter(input)))
    .orderBy(...orders[sort].by)
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(({ key: _, ...row }) => ({
      ...row,
      category: row.category as ListedProduct["category"],
      submittedAt: row.submittedAt.toISOString(),
      createdAt: row.createdAt.toISOString(),
    })),
    next: rows.length > size && last ? `${last.key}_${last.id}` : null,
  };
}

function filtersOf({ state, category, vendorId, minCents, maxCents, ...input }: Wanted) {
  return [
    category && eq(products.category, category),
    vendorId && eq(products.vendorId, vendorId),
    minCents === undefined ? undefined : gte(products.priceCents, minCents),
    maxCents === undefined ? undefined : lte(products.priceCents, maxCents),
    state === "takenDown" && isNotNull(products.takenDownAt),
    state && state !== "takenDown" && sql`${stateColumn} = ${state}`,
    input.stock && levels[input.stock],
    ...wordsOf(input.search).map(isNamed),
  ].map((filter) => filter || undefined);
}

const levels = {
  soldOut: eq(stock.stockQuantity, 0),
  low: and(gt(stock.stockQuantity, 0), lte(stock.stockQuantity, low)),
  inStock: gt(stock.stockQuantity, low),
};

const wordsOf = (search = ""): string[] => search.split(/\s+/).filter(Boolean).slice(0, mostWords);

/** Two indexed conditions: the planner unites them, where one over both names would read every product. */
function isNamed(word: string): SQL {
  const part = sql`fold_text(${`%${word.replace(/[\\%_]/g, "\\$&")}%`})`;
  return sql`(fold_text(${products.name}) like ${part} or ${products.vendorId} = any(array(
    select id from ${vendors} where fold_text(${vendors.companyName}) like ${part})))`;
}

const timeKey = sql<string>`to_char(${products.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const priceKey = sql<string>`round(${products.priceCents} * 100)::text`;

/** What each order goes by, and what of a row the next page begins after. */
const orders = {
  newest: { by: [desc(products.createdAt), desc(products.id)], key: timeKey },
  oldest: { by: [asc(products.createdAt), asc(products.id)], key: timeKey },
  cheapest: { by: [asc(products.priceCents), asc(products.id)], key: priceKey },
  dearest: { by: [desc(products.priceCents), desc(products.id)], key: priceKey },
} satisfies Record<Wanted["sort"], { by: SQL[]; key: SQL<string> }>;

function isAfter({ after, sort }: Wanted): SQL | undefined {
  if (!after) return undefined;
  const [key, id] = after.split("_") as [string, string];
  // A place of one order asked for in another leads to its beginning.
  const isTime = key.includes("T");
  if (sort === "newest" || sort === "oldest") {
    if (!isTime) return undefined;
    const place = sql`(${key}::timestamptz, ${id}::uuid)`;
    const here = sql`(${products.createdAt}, ${products.id})`;
    return sort === "newest" ? sql`${here} < ${place}` : sql`${here} > ${place}`;
  }
  if (isTime || !/^\d{1,10}$/.test(key)) return undefined;
  const place = sql`(${Number(key) / 100}::numeric, ${id}::uuid)`;
  const here = sql`(${products.priceCents}, ${products.id})`;
  return sort === "cheapest" ? sql`${here} > ${place}` : sql`${here} < ${place}`;
}
