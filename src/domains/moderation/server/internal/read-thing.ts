import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { PublicKind } from "#domains/moderation/report-rules.ts";
import { reviews } from "#domains/reviews/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { Evidence } from "../tables.ts";

/** A thing that anybody can see, as it is now. `isShown`: whether shoppers see it at this moment. */
export type Thing = {
  evidence: Evidence;
  /** Whose account answers for it, and whose shop it belongs to. */
  ownerId: string;
  vendorId: string | null;
  isShown: boolean;
};

type Row = {
  id: string;
  title: string;
  content: string;
  createdAt: Date;
  pictureUrls: string[];
  ownerId: string;
  vendorId: string | null;
  isShown: boolean;
};

const readers: Record<PublicKind, (db: Db, id: string) => Promise<Row[]>> = {
  product: (db, id) =>
    db
      .select({
        ...{ id: products.id, title: products.name, content: products.description },
        ...{ createdAt: products.createdAt, pictureUrls: products.imageUrls },
        ...{ ownerId: vendors.userId, vendorId: vendors.id, isShown: asFlag(isOnSale) },
      })
      .from(products)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .where(and(eq(products.id, id), isNull(products.deletedAt))),
  vendor: (db, id) =>
    db
      .select({
        ...{ id: vendors.id, title: vendors.companyName, content: vendors.description },
        ...{
          createdAt: vendors.createdAt,
          pictureUrls: sql<string[]>`array_remove(array[${vendors.logoUrl}], null)`,
        },
        ...{ ownerId: vendors.userId, vendorId: vendors.id, isShown: asFlag(isOpenShop) },
      })
      .from(vendors)
      .where(eq(vendors.id, id)),
  review: (db, id) =>
    db
      .select({
        ...{ id: reviews.id, title: products.name, content: reviews.comment },
        ...{ createdAt: reviews.createdAt, pictureUrls: sql<string[]>`array[]::text[]` },
        ...{ ownerId: reviews.userId, vendorId: sql<null>`null`, isShown: reviews.isPublished },
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(eq(reviews.id, id)),
};

const isOpenShop = and(vendors.isApproved, isNull(vendors.pausedAt), isNull(vendors.suspendedAt))!;
const asFlag = (condition: SQL) => sql<boolean>`coalesce(${condition}, false)`;

/** A product, review or vendor as it is now; null if it is gone. The caller says who may see what is not shown. */
export async function unscopedReadThing(db: Db, kind: PublicKind, id: string): Promise<Thing | null> {
  const [row] = await readers[kind](db, id);
  if (!row) return null;
  const { title, content, createdAt, pictureUrls, ...rest } = row;
  const text = { messageId: row.id, content, createdAt: createdAt.toISOString(), pictureIds: [] };
  return { ...rest, evidence: { title, texts: [text], pictureUrls } };
}
