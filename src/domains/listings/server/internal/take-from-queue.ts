import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { productRevisions, products } from "../tables.ts";

export type Seen = { productId: string; submittedAt: string };
type Product = typeof products.$inferSelect;
type Revision = typeof productRevisions.$inferSelect;

/**
 * A product's pending submission, new or an edit, locked for a decision in the caller's transaction. CONFLICT if it
 * is no longer what the admin has seen: decided, withdrawn, or resubmitted.
 */
export async function takeFromQueue(
  { db }: Pick<Infra, "db">,
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

async function findWaiting(db: Infra["db"], productId: string): Promise<Revision | null> {
  const [revision] = await db
    .select()
    .from(productRevisions)
    .where(and(eq(productRevisions.productId, productId), eq(productRevisions.state, "waiting")));
  return revision ?? null;
}
