import { eq } from "drizzle-orm";
import type { ShopView } from "#domains/vendors/shop-calls.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { getShop } from "./get-shop.ts";
import { vendors } from "./tables.ts";

type Input = Pick<
  typeof vendors.$inferInsert,
  "description" | "website" | "phoneNumber" | "certifications" | "city"
>;

/**
 * Changes the texts of the caller's page; the story is taken to be in the site's current language. NOT_FOUND if it
 * was just deleted. For vendors.
 */
export function updateShop(ctx: SignedInCtx, input: Input): Promise<ShopView> {
  return inTransaction(ctx, async (tx) => {
    const before = await getShop(tx);
    const language = before.description === input.description ? before.language : tx.language;
    await tx.db
      .update(vendors)
      .set({ ...input, city: input.city || null, language })
      .where(eq(vendors.id, ownVendorId(tx)));
    return getShop(tx);
  });
}
