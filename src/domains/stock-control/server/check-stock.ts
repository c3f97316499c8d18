import { eq, inArray, sql } from "drizzle-orm";
import { findLastCheck } from "#domains/checkout/server/find-last-check.ts";
import { listStockDifferences } from "#domains/inventory/server/stock-differences.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { StockDifference } from "#domains/stock-control/contract.ts";
import { causesOf, isRepairable } from "#domains/stock-control/stock-causes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";

/**
 * Compares every product's stock with its movements and holds, now, and lists at most 100 differences with their causes.
 * Reads all of it, so it may take a minute. For administrators.
 */
export function checkStock(ctx: SignedInCtx): Promise<StockDifference[]> {
  return inTransaction(ctx, async ({ db }) => {
    await db.execute(sql`set local statement_timeout = '60s'`);
    const found = await listStockDifferences(db);
    if (found.length === 0) return [];
    const ids = found.map(({ productId }) => productId);
    const named = await db
      .select({
        id: products.id,
        name: products.name,
        vendor: { id: vendors.id, companyName: vendors.companyName },
      })
      .from(products)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .where(inArray(products.id, ids));
    const byId = new Map(found.map((figures) => [figures.productId, figures]));
    return named.map((product) => {
      const { productId: _, ...figures } = byId.get(product.id)!;
      return { ...product, ...figures, causes: causesOf(figures), isRepairable: isRepairable(figures) };
    });
  });
}

/** When the hourly check last compared the stock, and how many products differed. For administrators. */
export async function getLastStockCheck(ctx: SignedInCtx): Promise<{ ranAt: string | null; count: number }> {
  const last = await findLastCheck(ctx);
  return { ranAt: last?.ranAt.toISOString() ?? null, count: last?.counts["stock"] ?? 0 };
}
