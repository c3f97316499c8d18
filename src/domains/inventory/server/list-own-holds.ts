import { and, eq, inArray, sum } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { stockHolds } from "./tables.ts";

/**
 * How many units of these products wait for a buyer's own unfinished payment, by product: for that buyer they are not
 * sold out. Holds are the caller's own by `buyerId`.
 */
export async function listOwnHolds(
  { db }: Pick<Infra, "db">,
  buyerId: string,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: stockHolds.productId, quantity: sum(stockHolds.quantity).mapWith(Number) })
    .from(stockHolds)
    .where(
      and(
        eq(stockHolds.buyerId, buyerId),
        eq(stockHolds.state, "active"),
        inArray(stockHolds.productId, [...productIds]),
      ),
    )
    .groupBy(stockHolds.productId);
  return new Map(rows.map((row) => [row.productId, row.quantity]));
}
