import { and, count, eq, or } from "drizzle-orm";
import type { Ctx } from "#platform/rpc/context.ts";
import { products } from "./tables.ts";

/** How many of a vendor's products take a place of its plan: the active ones, and those that wait for approval (decision 8). For other verbs. */
export async function countListedProducts({ db }: Pick<Ctx, "db">, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ listed: count() })
    .from(products)
    .where(
      and(eq(products.vendorId, vendorId), or(eq(products.isActive, true), eq(products.isApproved, false))),
    );
  return row!.listed;
}
