import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { nameIn, otherLanguage } from "#domains/listings/server/in-language.ts";
import { products } from "#domains/listings/server/tables.ts";
import { backOn } from "#domains/vendors/server/away.ts";
import { shippingProfiles, vendors } from "#domains/vendors/server/tables.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Db } from "#platform/db/database.ts";
import { prepareOnce } from "#platform/db/prepare-once.ts";
import { readArray } from "#platform/db/read-array.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { cardCache } from "./card-cache.ts";
import { deliveryOf, profileColumns } from "./delivery-facts.ts";
import { showsProducts } from "./product-dependencies.ts";
import { productRatings } from "./tables.ts";

/** A product's own part of being on sale: active, approved and not taken down. */
export const isListed: SQL = and(products.isActive, products.isApproved, isNull(products.takenDownAt))!;

/** Its vendor's part: approved, and neither paused nor suspended. */
export const isSelling: SQL = and(vendors.isApproved, isNull(vendors.pausedAt), isNull(vendors.suspendedAt))!;

/** On sale, by itself and its vendor. A query that shows products to shoppers joins `vendors` and uses it. */
export const isOnSale: SQL = and(isListed, isSelling)!;

export const availableStock =
  sql<number>`coalesce(${stock.stockQuantity} - ${stock.heldQuantity}, 0)`.mapWith(Number);

export const ratingColumns = {
  ratingAverage:
    sql<number>`coalesce(round(${productRatings.ratingSum}::numeric / nullif(${productRatings.reviewCount}, 0), 2), 0)`.mapWith(
      Number,
    ),
  reviewCount: sql<number>`coalesce(${productRatings.reviewCount}, 0)`.mapWith(Number),
};

const cardColumns = {
  id: products.id,
  name: nameIn(sql.placeholder("language")),
  language: otherLanguage(sql.placeholder("language")),
  category: products.category,
  priceCents: products.priceCents,
  imageUrl: sql<string>`coalesce(${products.imageUrls}[1], ${placeholderImage})`,
  vendorId: vendors.id,
  companyName: vendors.companyName,
  originCountry: products.originCountry,
  roastLevel: products.roastLevel,
  weightGrams: products.weightGrams,
  tastingNotes: readArray<string>(products.tastingNotes),
  stockQuantity: availableStock,
  mostUnits: products.mostUnits,
  sentFrom: vendors.country,
  profile: profileColumns,
  ...ratingColumns,
};

type Reader = Pick<Ctx, "db" | "clock" | "language">;

/**
 * The named products as cards, in the order of the ids and the reader's language; those not on sale are left out. Price, stock
 * and the vendor's absence are those of the last change that this process was told of (`cardCache`).
 */
export async function listProductCards(
  reader: Reader & Pick<Ctx, "invalidation">,
  ids: readonly string[],
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const take = cardCache(reader.invalidation, reader.language);
  return shownInOrder(
    ids,
    await take(ids, async (missing) => {
      const cards = await readCards(reader, missing);
      return cards.map(({ mostUnits: _, ...card }) => card);
    }),
  );
}

export type BuyableCard = ProductCard & { mostUnits: number | null };

/** The same as they are now, for a cart, with how many of each its vendor sells in one order (R58); null for as many as the market allows. */
export async function listBuyableCards(reader: Reader, ids: readonly string[]): Promise<BuyableCard[]> {
  return ids.length === 0 ? [] : shownInOrder(ids, await readCards(reader, ids));
}

function shownInOrder<Card extends ProductCard>(ids: readonly string[], found: readonly Card[]): Card[] {
  const cards = new Map(found.map((card) => [card.id, card]));
  // Of one that is not on sale the vendor isn't known, who may be paused.
  const isComplete = ids.every((id) => cards.has(id));
  dependsOn(showsProducts(ids, isComplete ? found.map((card) => card.vendor.id) : "unknown"));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

async function readCards({ db, clock, language }: Reader, ids: readonly string[]): Promise<BuyableCard[]> {
  const rows = await findCards(db).execute({ ids, language, today: dayOf(clock.now()) });
  return rows.map(
    ({ vendorId, companyName, sentFrom, profile, language: other, ...card }) =>
      ({
        ...card,
        ...(other && { language: other }),
        vendor: { id: vendorId, companyName },
        delivery: deliveryOf(sentFrom, profile, card.weightGrams),
      }) as BuyableCard,
  );
}

const findCards = (db: Db) =>
  prepareOnce(db, "product-cards", () =>
    db
      .select({ ...cardColumns, backOn: backOn(sql.placeholder("today")) })
      .from(products)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .leftJoin(stock, eq(stock.productId, products.id))
      .leftJoin(productRatings, eq(productRatings.productId, products.id))
      .leftJoin(shippingProfiles, eq(shippingProfiles.vendorId, vendors.id))
      .where(and(sql`${products.id} = any(${sql.placeholder("ids")}::uuid[])`, isOnSale))
      .prepare("product-cards"),
  );
