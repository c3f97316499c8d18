import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { ProductState } from "#domains/catalogue/product-bounds.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import type { OwnProduct, ProductContent } from "#domains/listings/product-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import { contentOf } from "../product-content.ts";
import { productRevisions, products, type RevisionContent } from "../tables.ts";
import { publishesAtOnce } from "./publishes-at-once.ts";

/** A product's state. The same as `stateOf`, for lists filtered by the database. */
export const stateColumn = sql<ProductState>`case
  when ${products.isApproved} and ${products.isActive} then 'active'
  when ${products.isApproved} then 'inactive'
  when ${products.rejectedAt} is null then 'waiting'
  else 'rejected' end`;

type ProductRow = typeof products.$inferSelect;

function stateOf(product: ProductRow): ProductState {
  if (product.isApproved) return product.isActive ? "active" : "inactive";
  return product.rejectedAt ? "rejected" : "waiting";
}

/** One's own product that is not deleted. */
export const isOwn = (vendorId: string, productId: string): SQL =>
  and(eq(products.id, productId), eq(products.vendorId, vendorId), isNull(products.deletedAt))!;

/** The product that the condition names, whole, with its last edit that was not approved. NOT_FOUND without one. */
export async function readProduct(
  db: Db,
  condition: SQL,
): Promise<OwnProduct & { vendorId: string; updatedAt: string }> {
  const [row] = await db
    .select({ product: products, stock })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(condition);
  if (!row) throw new AppError("NOT_FOUND");
  const { product } = row;
  const revision = await findUnapproved(db, product.id);
  return {
    id: product.id,
    vendorId: product.vendorId,
    updatedAt: product.updatedAt.toISOString(),
    state: stateOf(product),
    isActive: product.isActive,
    isTakenDown: product.takenDownAt !== null,
    publishesAtOnce: await publishesAtOnce(db, product),
    ...viewOf(product),
    sku: product.sku,
    ...{ priceCents: product.priceCents, mostUnits: product.mostUnits },
    stockQuantity: row.stock.stockQuantity,
    heldQuantity: row.stock.heldQuantity,
    submittedAt: product.submittedAt.toISOString(),
    rejectionReason: product.rejectionReason,
    createdAt: product.createdAt.toISOString(),
    revision: revision
      ? {
          id: revision.id,
          state: revision.state as "waiting" | "rejected",
          submittedAt: revision.submittedAt.toISOString(),
          rejectionReason: revision.rejectionReason,
          content: viewOf(revision.content),
        }
      : null,
  };
}

export const viewOf = (content: RevisionContent) => contentOf(content) as ProductContent;

/** The last edit of a product, if it waits or was rejected. */
async function findUnapproved(
  db: Db,
  productId: string,
): Promise<typeof productRevisions.$inferSelect | undefined> {
  const [revision] = await db
    .select()
    .from(productRevisions)
    .where(
      and(
        eq(productRevisions.productId, productId),
        inArray(productRevisions.state, ["waiting", "rejected"]),
      ),
    )
    .orderBy(desc(productRevisions.submittedAt))
    .limit(1);
  return revision;
}
