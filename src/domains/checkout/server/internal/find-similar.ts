import { and, arrayOverlaps, asc, between, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { notesLike } from "#domains/catalogue/note-families.ts";
import { availableStock, isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";

export type Similar = { fromProductId: string; productId: string; stockQuantity: number };

type Wanted = {
  products: readonly { productId: string; quantity: number }[];
  vendorIds: string[];
  /** Not these: the cart has them. */
  besides: string[];
  most: number;
};

/** How far a price may be from the other's, as a share of it. */
const priceBounds = [0.7, 1.3] as const;

/**
 * Products of these vendors that are like one of the named ones: of another vendor, the same category, a note of the same
 * family, a price within 30%, and enough in stock. The nearest prices first. What has no notes has nothing like it.
 */
export async function findSimilar(db: Db, wanted: Wanted): Promise<Similar[]> {
  const ids = wanted.products.map(({ productId }) => productId);
  const selves = await db.select(compared).from(products).where(inArray(products.id, ids));
  const found = await Promise.all(
    selves
      .filter(({ tastingNotes }) => tastingNotes.length > 0)
      .map(async (self) => {
        const quantity = wanted.products.find(({ productId }) => productId === self.id)!.quantity;
        const rows = await db
          .select({ productId: products.id, stockQuantity: availableStock })
          .from(products)
          .innerJoin(vendors, eq(vendors.id, products.vendorId))
          .leftJoin(stock, eq(stock.productId, products.id))
          .where(
            and(
              inArray(
                products.vendorId,
                wanted.vendorIds.filter((id) => id !== self.vendorId),
              ),
              notInArray(products.id, wanted.besides),
              isLike(self),
              sql`${availableStock} >= ${quantity}`,
              isOnSale,
            ),
          )
          .orderBy(asc(distanceOf(self)), asc(products.id))
          .limit(fixedLimit(wanted.most));
        return rows.map((row) => ({ ...row, fromProductId: self.id }));
      }),
  );
  return found.flat().slice(0, wanted.most);
}

const compared = {
  id: products.id,
  vendorId: products.vendorId,
  category: products.category,
  priceCents: products.priceCents,
  tastingNotes: products.tastingNotes,
};
type Self = Pick<typeof products.$inferSelect, keyof typeof compared>;

const distanceOf = ({ priceCents }: Self): SQL =>
  sql`abs(${products.priceCents} - ${(priceCents / 100).toFixed(2)}::numeric)`;

function isLike({ category, priceCents, tastingNotes }: Self): SQL {
  const [least, most] = priceBounds.map((share) => Math.round(priceCents * share)) as [number, number];
  return and(
    eq(products.category, category),
    between(products.priceCents, least, most),
    arrayOverlaps(products.tastingNotes, notesLike(tastingNotes)),
  )!;
}
