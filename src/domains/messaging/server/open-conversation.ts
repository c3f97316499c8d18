import { and, eq, sql } from "drizzle-orm";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { Conversation } from "#domains/messaging/contract.ts";
import { messagingLimits } from "#domains/messaging/limits.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { readConversation } from "./internal/view-conversations.ts";
import { conversations } from "./tables.ts";

/**
 * The caller's one conversation with the vendor about a product, created if there is none (R35). NOT_FOUND if the product
 * is not on sale and there is none yet, OWN_PRODUCT for the vendor's own, TOO_MANY_REQUESTS. For any signed-in user.
 */
export async function openConversation(
  ctx: SignedInCtx,
  { productId }: { productId: string },
): Promise<Conversation> {
  await ctx.limits.consume(messagingLimits.open, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const [product] = await tx.db
      .select({ vendorId: products.vendorId, isOnSale: sql<boolean>`${isOnSale}` })
      .from(products)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .where(eq(products.id, productId));
    if (!product) throw new AppError("NOT_FOUND");
    const { vendorId } = product;
    if (vendorId === tx.caller.vendor?.id) throw new AppError("OWN_PRODUCT");
    const subject = { buyerId: tx.caller.userId, vendorId, productId };
    if (product.isOnSale)
      await tx.db
        .insert(conversations)
        .values({ ...subject, lastMessageAt: tx.clock.now() })
        .onConflictDoNothing();
    const [found] = await tx.db
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.buyerId, subject.buyerId),
          eq(conversations.vendorId, vendorId),
          eq(conversations.productId, productId),
        ),
      );
    if (!found) throw new AppError("NOT_FOUND");
    return readConversation(tx, found.id);
  });
}
