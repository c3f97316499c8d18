import { and, asc, desc, eq, gte, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { roastLevels } from "#domains/catalogue/categories.ts";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { growingRegionOf } from "#domains/catalogue/growing-regions.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { type Dependency, dependsOn, doNotCache } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { availableStock, isOnSale, listProductCards } from "./product-cards.ts";
import { appearsOrGoes, valueIn } from "./product-dependencies.ts";

const relatedCount = 8;
/** On each side of the price, within the same origin and the same roast: the cost does not grow with the category. */
const nearestOfEach = 24;

type Self = typeof products.$inferSelect;

/**
 * Up to 8 of the same category, nearest in origin, then roast and price, sold-out last (R34). NOT_FOUND without the
 * product. For visitors.
 */
export async function listRelatedProducts(
  ctx: Ctx,
  input: { productId: string },
): Promise<{ items: ProductCard[] }> {
  const [self] = await ctx.db.select().from(products).where(eq(products.id, input.productId));
  if (!self) throw new AppError("NOT_FOUND");
  dependsOn(mayBeRelated(self));
  // No change of a row that isn't shown is published.
  if (!self.isActive || !self.isApproved) doNotCache();
  const near = findNear(ctx, self).as("near");
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(and(sql`${products.id} in (select ${near.id} from ${near})`, ne(products.id, self.id), isOnSale))
    .orderBy(sql`${availableStock} < 1`, distanceTo(self), products.id)
    .limit(relatedCount);
  return {
    items: await listProductCards(
      ctx,
      rows.map((row) => row.id),
    ),
  };
}

/** What hides a vendor's products, or shows them again. */
const hidesShops = ["paused_at", "suspended_at"];

/** A product's own row, and each that is or was among its candidates; which comes first changes with its stock and its vendor. */
function mayBeRelated(self: Self): Dependency {
  const isCandidate = (row: Readonly<Record<string, unknown>> | null) =>
    row?.["category"] === self.category &&
    (row["origin_country"] === self.originCountry || row["roast_level"] === self.roastLevel);
  return (change) => {
    if (change.table === "products")
      return valueIn(change, "id") === self.id || isCandidate(change.before) || isCandidate(change.after);
    if (change.table === "stock")
      return appearsOrGoes(change) && valueIn(change, "category") === self.category;
    return (
      change.table === "vendors" &&
      (appearsOrGoes(change) || hidesShops.some((column) => change.changed!.includes(column)))
    );
  };
}

/** The products of the category with the nearest prices: those of the same origin, and those of the same roast. */
function findNear({ db }: Ctx, self: Self) {
  const isListed = and(eq(products.category, self.category), products.isActive, products.isApproved);
  const isSameOrigin =
    self.originCountry === null
      ? isNull(products.originCountry)
      : eq(products.originCountry, self.originCountry);
  const isSameRoast = eq(products.roastLevel, self.roastLevel);
  const nearest = (isAlike: SQL, isOnThisSide: SQL, order: SQL) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(and(isListed, isAlike, isOnThisSide))
      .orderBy(order)
      .limit(nearestOfEach);
  const dearer = [gte(products.priceCents, self.priceCents), asc(products.priceCents)] as const;
  const cheaper = [lt(products.priceCents, self.priceCents), desc(products.priceCents)] as const;
  return unionAll(
    nearest(isSameOrigin, ...dearer),
    nearest(isSameOrigin, ...cheaper),
    nearest(isSameRoast, ...dearer),
    nearest(isSameRoast, ...cheaper),
  );
}

/**
 * Another country of the same region weighs as much as three steps of roast, another region twice that; double the
 * price not quite three.
 */
function distanceTo({ originCountry, roastLevel, priceCents }: Self): SQL {
  const levels = sql.raw(`array[${roastLevels.map((level) => `'${level}'`).join()}]`);
  const region = sql.join(
    growingRegionOf(originCountry).map((country) => sql`${country}`),
    sql`, `,
  );
  const isNearby = originCountry === null ? sql`false` : sql`${products.originCountry} in (${region})`;
  return sql`case when ${products.originCountry} is not distinct from ${originCountry} then 0 when ${isNearby} then 3 else 6 end
    + abs(array_position(${levels}, ${products.roastLevel}) - array_position(${levels}, ${roastLevel}))
    + 4 * abs(ln(${products.priceCents}::float8 / ${priceCents / 100}))`;
}
