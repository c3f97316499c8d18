import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { stockHolds } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import type { HeldInput, HeldOrder } from "#domains/stock-control/contract.ts";
import type { Db } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { graceMilliseconds } from "./internal/has-ended.ts";

const pageSize = 25;

type Row = {
  order_id: string;
  held_at: Date;
  key: string;
  units: number;
  number: number;
  buyer_id: string;
  buyer_name: string;
  ends_at: Date | null;
  has_ended: boolean;
};

/**
 * Orders whose stock is held while their buyer pays, the oldest first, 25 at a time: with the end of the payment page;
 * `ended`: only those whose page is over. There are as many as open payments, so they are sorted as a whole. For
 * administrators.
 */
export async function listHeldOrders(
  { db, clock }: SignedInCtx,
  { ended, after }: HeldInput,
): Promise<{ items: HeldOrder[]; next: string | null }> {
  const over = new Date(clock.now().getTime() - graceMilliseconds).toISOString();
  const hasEnded = sql`coalesce(page.ends_at <= ${over}::timestamptz, true)`;
  const { rows } = await db.execute<Row>(sql`
    with held as (
      select order_id, min(created_at) as held_at, sum(quantity)::int as units
      from ${stockHolds} where state = 'active' group by order_id
    )
    select held.order_id, held.held_at, held.units, page.ends_at, ${hasEnded} as has_ended,
      to_char(held.held_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key,
      ${orders.number}::int as number, ${users.id} as buyer_id, ${users.name} as buyer_name
    from held
    join ${orders} on ${orders.id} = held.order_id
    join ${users} on ${users.id} = ${orders.userId}
    left join lateral (
      select max(expires_at) as ends_at from ${paymentAttempts} where ${paymentAttempts.orderId} = held.order_id
    ) page on true
    where ${isAfter(after)} and ${ended ? hasEnded : sql`true`}
    order by held.held_at, held.order_id limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const lines = await linesOf(
    db,
    shown.map((row) => row.order_id),
  );
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({
      orderId: row.order_id,
      number: row.number,
      buyer: { id: row.buyer_id, name: row.buyer_name },
      units: row.units,
      products: lines.get(row.order_id)?.map(({ orderId: _, ...line }) => line) ?? [],
      heldAt: new Date(row.held_at).toISOString(),
      endsAt: row.ends_at && new Date(row.ends_at).toISOString(),
      hasEnded: row.has_ended,
    })),
    next: rows.length > pageSize && last ? `${last.key}_${last.order_id}` : null,
  };
}

function isAfter(after: string | undefined): SQL {
  if (!after) return sql`true`;
  const [heldAt, orderId] = after.split("_");
  return sql`(held.held_at, held.order_id) > (${heldAt}::timestamptz, ${orderId}::uuid)`;
}

async function linesOf(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({
      orderId: stockHolds.orderId,
      id: products.id,
      name: products.name,
      quantity: stockHolds.quantity,
    })
    .from(stockHolds)
    .innerJoin(products, eq(products.id, stockHolds.productId))
    .where(sql`${inArray(stockHolds.orderId, orderIds)} and ${stockHolds.state} = 'active'`)
    .orderBy(products.name, products.id);
  return Map.groupBy(rows, (row) => row.orderId);
}
