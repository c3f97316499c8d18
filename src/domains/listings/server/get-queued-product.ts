import { and, asc, eq, isNull } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { QueuedProduct } from "#domains/listings/product-shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readProduct, viewOf } from "./internal/product-view.ts";
import { productRevisions, products } from "./tables.ts";

/** Any product that is not deleted, in full, with its vendor, its pending edit, and edits that are looked at afterwards. For admins. */
export async function getQueuedProduct(
  ctx: SignedInCtx,
  input: { productId: string },
): Promise<QueuedProduct> {
  const { vendorId, ...product } = await readProduct(
    ctx.db,
    and(eq(products.id, input.productId), isNull(products.deletedAt))!,
  );
  const [vendor] = await ctx.db
    .select({
      id: vendors.id,
      companyName: vendors.companyName,
      country: vendors.country,
      planType: vendors.planType,
      ownerLanguage: users.language,
    })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, vendorId));
  const { ownerLanguage, ...shown } = vendor!;
  const checks = await listChecks(ctx, input.productId);
  return { ...product, vendor: shown, ownerLanguage, checks };
}

const mostChecks = 10;

async function listChecks({ db }: SignedInCtx, productId: string): Promise<QueuedProduct["checks"]> {
  const due = await db
    .select()
    .from(productRevisions)
    .where(and(eq(productRevisions.productId, productId), eq(productRevisions.checkState, "due")))
    .orderBy(asc(productRevisions.submittedAt), asc(productRevisions.id))
    .limit(mostChecks);
  return due.map(({ id: revisionId, submittedAt, content, replaced }) => ({
    ...{ revisionId, publishedAt: submittedAt.toISOString() },
    ...{ before: viewOf(replaced ?? content), after: viewOf(content) },
  }));
}
