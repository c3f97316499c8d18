import { sql } from "drizzle-orm";
import type { Ctx } from "#platform/rpc/context.ts";
import { countOnce } from "./internal/count-once.ts";
import { productDays } from "./tables.ts";

/**
 * Counts that a product was added to a cart, once per product, visitor and day, like `recordView`. Returns whether it
 * counted. TOO_MANY_REQUESTS. For visitors.
 */
export async function recordCartAdd(
  ctx: Ctx,
  { productId }: { productId: string },
): Promise<{ counted: boolean }> {
  const counted = await countOnce(ctx, { productId, deed: "cart" }, async (tx, { day }) => {
    await tx.db
      .insert(productDays)
      .values({ productId, day, cartAdds: 1 })
      .onConflictDoUpdate({
        target: [productDays.productId, productDays.day],
        set: { cartAdds: sql`${productDays.cartAdds} + 1` },
      });
  });
  return { counted };
}
