import { asc, inArray, sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { stock } from "./tables.ts";

/** `to`: the counted quantity; `by`: a difference. */
export type Adjustment = { productId: string } & ({ to: number } | { by: number });

/**
 * Sets many stocks at once and records why, in the caller's transaction. None goes below the quantity held for
 * buyers. Returns the actual change of each, without unchanged ones.
 */
export async function adjustStocks(
  { db }: Pick<Infra, "db">,
  adjustments: readonly Adjustment[],
): Promise<Map<string, number>> {
  if (adjustments.length === 0) return new Map();
  const wanted = new Map(adjustments.map((adjustment) => [adjustment.productId, adjustment]));
  const locked = await db
    .select()
    .from(stock)
    .where(inArray(stock.productId, [...wanted.keys()]))
    .orderBy(asc(stock.productId))
    .for("update");
  const moves = locked.flatMap((row) => {
    const adjustment = wanted.get(row.productId)!;
    const target = "to" in adjustment ? adjustment.to : row.stockQuantity + adjustment.by;
    const delta = Math.max(row.heldQuantity, target) - row.stockQuantity;
    return delta === 0 ? [] : [{ productId: row.productId, delta }];
  });
  if (moves.length > 0)
    await db.execute(sql`
      with moved as (
        select "productId", delta from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as v("productId" uuid, delta int)
      ), changed as (
        update stock s set stock_quantity = s.stock_quantity + moved.delta from moved where s.product_id = moved."productId"
      )
      insert into stock_movements (product_id, delta, reason) select "productId", delta, 'bulk' from moved`);
  return new Map(moves.map(({ productId, delta }) => [productId, delta]));
}
