import { and, count, eq, isNull, or } from "drizzle-orm";
import type { Ctx } from "#platform/rpc/context.ts";
import { products } from "./tables.ts";

/**
 * How many of a vendor's products count toward the plan's limit: approved active ones, and those waiting for approval
 * (R8), but not rejected or deleted ones. For other verbs.
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
