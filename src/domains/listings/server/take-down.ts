import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { lockSelling } from "#platform/db/lock-selling.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { announceChange } from "./internal/announce-change.ts";
import { products } from "./tables.ts";

type Product = { id: string; vendorId: string };

/**
 * Takes a product down, or restores it, in the caller's transaction (R61): shoppers don't see it whatever its vendor does.
 * False if it was so already, is deleted or was never approved. For administrators' verbs.
 */
export async function unscopedTakeDown(
  ctx: Pick<Infra, "db" | "jobs" | "clock">,
  { id: productId, vendorId }: Product,
  isDown: boolean,
): Promise<boolean> {
  await lockSelling(ctx.db, vendorId);
  const now = ctx.clock.now();
  const changed = await ctx.db
    .update(products)
    .set({ takenDownAt: isDown ? now : null, updatedAt: now })
    .where(
      and(
        eq(products.id, productId),
        eq(products.isApproved, true),
        isNull(products.deletedAt),
        isDown ? isNull(products.takenDownAt) : isNotNull(products.takenDownAt),
      ),
    )
    .returning({ id: products.id });
  if (changed.length === 0) return false;
  await announceChange(ctx, { vendorId, productId });
  return true;
}
