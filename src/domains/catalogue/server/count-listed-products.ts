import { and, count, eq, isNull, or } from "drizzle-orm";
import type { Ctx } from "#platform/rpc/context.ts";
import { products } from "./tables.ts";

/**
 * How many of a vendor's products take a place of its plan: the approved ones that are active, and those that wait for
 * approval (decision 8); a rejected or deleted one does not. For other verbs.
 */
export async function countListedProducts({ db }: Pick<Ctx, "db">, vendorId: string): Promise<number> {
  const isActive = and(products.isApproved, products.isActive);
  const isWaiting = and(eq(products.isApproved, false), isNull(products.rejectedAt));
  const [row] = await db
    .select({ listed: count() })
    .from(products)
    .where(and(eq(products.vendorId, vendorId), isNull(products.deletedAt), or(isActive, isWaiting)));
  return row!.listed;
}
