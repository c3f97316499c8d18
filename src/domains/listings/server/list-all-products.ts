import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, not, type SQL, sql } from "drizzle-orm";
import { stock } from "#domains/inventory/server/tables.ts";
import type { AllProductsInput, ListedProduct } from "#domains/listings/all-products-calls.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { Db } from "#platform/db/database.ts";
import { filteredLimit } from "#platform/db/fixed-limit.ts";
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
  const words = await wordsOf(db, input);
  const wanted = and(isNull(products.deletedAt), ...filtersOf(input), isAfter(input));
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
    .where(
      input.vendorId
        ? and(wanted, ...namesHave(words))
        : isFound(words, { wanted, by: orders[sort].by, most: size + 1 }),
    )
    .orderBy(...orders[sort].by)
    .limit(filteredLimit(size + 1));
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
    state && inState[state],
    input.stock && levels[input.stock],
  ].map((filter) => filter || undefined);
}

const levels = {
  soldOut: eq(stock.stockQuantity, 0),
  low: and(gt(stock.stockQuantity, 0), lte(stock.stockQuantity, low)),
  inStock: gt(stock.stockQuantity, low),
};

/** Said by columns, so that the database knows how few are not active, and finds them by their index. */
const inState: Record<NonNullable<Wanted["state"]>, SQL | undefined> = {
  active: and(products.isApproved, products.isActive),
  inactive: and(products.isApproved, not(products.isActive)),
  waiting: and(not(products.isApproved), isNull(products.rejectedAt)),
  rejected: and(not(products.isApproved), isNotNull(products.rejectedAt)),
  // An array, since they are few: found first, in whatever order they are shown.
  takenDown: sql`${products.id} = any(array(select down.id from ${products} down where down.taken_down_at is not null))`,
};

const has = (text: unknown, word: string): SQL =>
  sql`fold_text(${text}) like fold_text(${`%${word.replace(/[\\%_]/g, "\\$&")}%`})`;

/** The words searched for. Among one vendor's products only those that its own name lacks: all of them match the others. */
async function wordsOf(db: Db, { search = "", vendorId }: Wanted): Promise<string[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (!vendorId || words.length === 0) return words;
  const inName = words.map((word) => has(vendors.companyName, word));
  const [vendor] = await db
    .select({ has: sql<boolean[]>`array[${sql.join(inName, sql`, `)}]` })
    .from(vendors)
    .where(eq(vendors.id, vendorId));
  return words.filter((_, index) => !vendor?.has[index]);
}

const namesHave = (words: readonly string[]) => words.map((word) => has(products.name, word));

/** Whether a product or its vendor has a word in its name. */
const isNamed = (word: string): SQL =>
  sql`(${has(products.name, word)} or ${has(vendors.companyName, word)})`;

type Among = { wanted: SQL | undefined; by: SQL[]; most: number };

/**
 * The first `most` products of a search among the wanted ones in their order. Those whose own name has all words, those whose
 * vendor's has, and those where both have some are looked for apart: what is common is read in that order, what is rare by its
 * index; a condition over both names would read either every product or all that match.
 */
function isFound(words: readonly string[], { wanted, by, most }: Among): SQL | undefined {
  if (words.length === 0) return wanted;
  const sources = [
    and(...namesHave(words)),
    and(...words.map((word) => has(vendors.companyName, word))),
    ...sharedBetween(words),
  ];
  const found = sources.map(
    (source) => sql`(select ${products.id} from ${products}
      join ${vendors} on ${vendors.id} = ${products.vendorId} join ${stock} on ${stock.productId} = ${products.id}
      where ${and(source, wanted)} order by ${sql.join(by, sql`, `)} limit ${sql.raw(String(most))})`,
  );
  return sql`${products.id} in (${sql.join(found, sql` union `)})`;
}

/** The longest word is in one of the names, another word in the other one: by each pair, so that the rarer of the two is read. */
function sharedBetween(words: readonly string[]): (SQL | undefined)[] {
  const [longest = "", ...others] = words.toSorted((one, other) => other.length - one.length);
  return others.flatMap((word, index) => {
    const rest = others.toSpliced(index, 1).map(isNamed);
    return [
      and(has(products.name, longest), has(vendors.companyName, word), ...rest),
      and(has(vendors.companyName, longest), has(products.name, word), ...rest),
    ];
  });
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
