import { and, eq, isNull } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { QueuedProduct } from "#domains/listings/product-shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readProduct } from "./internal/product-view.ts";
import { products } from "./tables.ts";

/** Any product that is not deleted, in full, with its vendor and pending edit. For admins. */
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
      updatedAt: products.updatedAt,
    })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .innerJoin(products, eq(products.id, input.productId))
    .where(eq(vendors.id, vendorId));
  const { ownerLanguage, updatedAt, ...shown } = vendor!;
  return { ...product, vendor: shown, ownerLanguage, updatedAt: updatedAt.toISOString() };
}
