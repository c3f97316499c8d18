import { sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { stock, stockMovements } from "./tables.ts";

type Returned = { productId: string; quantity: number };

/**
 * Restocks goods of a refund, in the caller's transaction, once per refund and product. Rows are locked in the order
 * of their ids, like a basket's. Returns each product's new quantity.
 */
export async function returnStock(
  { db }: Pick<Infra, "db">,
  { orderId, id: refundId, goods }: { orderId: string; id: string; goods: Returned[] },
): Promise<{ productId: string; delta: number; stockQuantity: number }[]> {
  const ids = sql.param(goods.map(({ productId }) => productId));
  const quantities = sql.param(goods.map(({ quantity }) => quantity));
  const returned = sql`unnest(${ids}::uuid[], ${quantities}::int[]) as returned (product_id, quantity)`;
  await db.execute(
    sql`select 1 from ${stock} where ${stock.productId} = any(${ids}::uuid[]) order by ${stock.productId} for update`,
  );
  const { rows } = await db.execute<{ product_id: string; quantity: number; stock_quantity: number }>(sql`
    update ${stock} set stock_quantity = stock_quantity + returned.quantity
    from ${returned} where returned.product_id = ${stock.productId}
    returning returned.product_id, returned.quantity, stock_quantity`);
  await db.insert(stockMovements).values(
    goods.map(({ productId, quantity }) => ({
      productId,
      delta: quantity,
      reason: "return" as const,
      orderId,
      refundId,
    })),
  );
  return rows.map((row) => ({
    productId: row.product_id,
    delta: row.quantity,
    stockQuantity: row.stock_quantity,
  }));
}
