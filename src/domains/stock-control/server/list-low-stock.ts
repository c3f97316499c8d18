import { type SQL, sql } from "drizzle-orm";
import { stock, stockMovements } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { LowInput, LowProduct } from "#domains/stock-control/contract.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const pageSize = 25;
const days = 28;
const dayMilliseconds = 86_400_000;

type Row = {
  id: string;
  name: string;
  vendor_id: string;
  company_name: string;
  stock_quantity: number;
  held_quantity: number;
  available: number;
  sold: number;
};

/**
 * Products on sale of which at most so many units are available, the least first, 25 at a time, with the units sold per
 * week over the last 28 days and how many days the rest lasts at that pace. For administrators.
 */
export async function listLowStock(
  { db, clock }: SignedInCtx,
  input: LowInput,
): Promise<{ items: LowProduct[]; next: string | null }> {
  const since = new Date(clock.now().getTime() - days * dayMilliseconds).toISOString();
  // As the index says it.
  const available = sql`(${stock.stockQuantity} - ${stock.heldQuantity})`;
  const { rows } = await db.execute<Row>(sql`
    with low as (
      select ${products.id}, ${products.name}, ${products.vendorId}, ${vendors.companyName},
        ${stock.stockQuantity}, ${stock.heldQuantity}, ${available} as available
      from ${stock} join ${products} on ${products.id} = ${stock.productId}
      join ${vendors} on ${vendors.id} = ${products.vendorId}
      where ${available} <= ${input.most} and ${products.isActive} and ${products.isApproved}
        and ${products.deletedAt} is null and ${products.takenDownAt} is null
        and ${isOf(input.vendorId)} and ${isAfter(available, input.after)}
      order by ${available}, ${stock.productId} limit ${pageSize + 1}
    )
    select low.*, sales.sold from low left join lateral (
      select coalesce(-sum(delta), 0)::int as sold from ${stockMovements}
      where product_id = low.id and reason = 'sale' and created_at >= ${since}::timestamptz
    ) sales on true order by low.available, low.id`);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(toLowProduct),
    next: rows.length > pageSize && last ? `${last.available}_${last.id}` : null,
  };
}

const toLowProduct = (row: Row): LowProduct => ({
  id: row.id,
  name: row.name,
  vendor: { id: row.vendor_id, companyName: row.company_name },
  available: row.available,
  stockQuantity: row.stock_quantity,
  heldQuantity: row.held_quantity,
  soldPerWeek: Math.round((row.sold / days) * 70) / 10,
  daysLeft: row.sold === 0 ? null : Math.floor((row.available * days) / row.sold),
});

/** An array, so that a vendor's few products are looked up instead of walking over everything that is low. */
const isOf = (vendorId: string | undefined): SQL =>
  vendorId
    ? sql`${stock.productId} = any(array(select id from ${products} own where own.vendor_id = ${vendorId}))`
    : sql`true`;

function isAfter(available: SQL, after: string | undefined): SQL {
  if (!after) return sql`true`;
  const [units, id] = after.split("_");
  return sql`(${available}, ${stock.productId}) > (${Number(units)}, ${id}::uuid)`;
}
