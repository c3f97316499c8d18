import { and, eq, inArray } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { assertBelowLimit, changeWishlist } from "./internal/change-wishlist.ts";
import { wishlist } from "./tables.ts";

type Input = { entries: { productId: string; addedAt: string }[] };

/**
 * Undoes a removal: the products return to their old positions, on sale or not. Products that are deleted or were
 * never approved are left out, those already there stay as they are. WISHLIST_FULL. For any signed-in user.
 */
export function addBackToWishlist(ctx: SignedInCtx, { entries }: Input) {
  const { userId, memberSince } = ctx.caller;
  const first = memberSince.getTime();
  const last = ctx.clock.now().getTime();
  return changeWishlist(ctx, async (tx) => {
    const ids = entries.map((entry) => entry.productId);
    const known = await tx.db
      .select({ id: products.id, priceCents: products.priceCents })
      .from(products)
      .where(and(inArray(products.id, ids), eq(products.isApproved, true)));
    const prices = new Map(known.map(({ id, priceCents }) => [id, priceCents]));
    const rows = entries
      .filter(({ productId }) => prices.has(productId))
      .map(({ productId, addedAt }) => {
        // Between the user's sign-up and now.
        const time = Math.min(Math.max(Date.parse(addedAt), first), last);
        return { userId, productId, createdAt: new Date(time), comparedCents: prices.get(productId)! };
      });
    if (rows.length === 0) return;
    await tx.db.insert(wishlist).values(rows).onConflictDoNothing();
    await assertBelowLimit(tx);
  });
}
