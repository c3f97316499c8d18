import { eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { notify, notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { reviews } from "../tables.ts";

type Review = Pick<typeof reviews.$inferSelect, "id" | "productId" | "isPublished" | "version">;

/**
 * Tells the vendor of a review that is shown, or administrators of one that waits, and has the product's rating indexed for
 * lists; in the caller's transaction.
 */
export async function announceReview(tx: Infra, review: Review, vendorId: string): Promise<void> {
  const { id, productId, isPublished, version } = review;
  await tx.jobs.enqueue(tx.db, searchJobs.indexProduct, { productId });
  const [product] = await tx.db
    .select({ name: products.name, ownerId: vendors.userId })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, vendorId))
    .where(eq(products.id, productId));
  const params = { product: product!.name };
  if (isPublished) await notify(tx, product!.ownerId, { kind: "reviewReceived", subjectId: id, params });
  else
    await notifyAdministrators(tx, {
      kind: "reviewWaiting",
      subjectId: id,
      event: `${id}:${version}`,
      params,
    });
}
