import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { productRevisions, products } from "../tables.ts";

export type Seen = { productId: string; submittedAt: string };
type Product = typeof products.$inferSelect;
type Revision = typeof productRevisions.$inferSelect;

/**
 * What waits of a product, the new product itself or the edit of an approved one, locked for a decision in the caller's
 * transaction. CONFLICT where it is no longer what the admin has seen: decided, taken back, or handed in anew.
 */
export async function takeFromQueue(
  { db }: Pick<Doors, "db">,
  { productId, submittedAt }: Seen,
): Promise<{ product: Product; revision: Revision | null }> {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)))
    .for("no key update");
  if (!product) throw new AppError("NOT_FOUND");
  const revision = product.isApproved ? await findWaiting(db, productId) : null;
  const isWaiting = product.isApproved ? revision !== null : product.rejectedAt === null;
  const waitingSince = (revision ?? product).submittedAt.getTime();
  if (!isWaiting || waitingSince !== new Date(submittedAt).getTime()) throw new AppError("CONFLICT");
  return { product, revision };
}

async function findWaiting(db: Doors["db"], productId: string): Promise<Revision | null> {
  const [revision] = await db
    .select()
    .from(productRevisions)
    .where(and(eq(productRevisions.productId, productId), eq(productRevisions.state, "waiting")));
  return revision ?? null;
}
