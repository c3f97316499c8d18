import { desc, eq } from "drizzle-orm";
import type { ShippingAddress } from "#domains/orders/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** The address of the caller's latest order, so that it is typed only once; null before the first. */
export async function getLastAddress(ctx: SignedInCtx): Promise<ShippingAddress | null> {
  const [order] = await ctx.db
    .select({ address: orders.shippingAddress })
    .from(orders)
    .where(eq(orders.userId, ctx.caller.userId))
    .orderBy(desc(orders.createdAt))
    .limit(fixedLimit(1));
  return order?.address ?? null;
}
