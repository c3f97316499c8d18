import { and, eq, sql } from "drizzle-orm";
import { parcels } from "#domains/orders/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { Period } from "../../periods.ts";
import { isSold, salesRows, soldBy } from "./sold-parcels.ts";

const sums = sql`coalesce(sum(orders), 0)::int as orders, round(coalesce(sum(usd), 0) * 100)::float8 as cents`;

/** What a vendor sold on each day of a period with sales: orders, and goods minus refunds in cents. */
export async function readSales(
  db: Db,
  vendorId: string,
  period: Period,
): Promise<{ day: string; orders: number; revenueCents: number }[]> {
  const { rows } = await db.execute<{ day: string; orders: number; cents: number }>(
    sql`select day::text, ${sums} from ${salesRows(soldBy(vendorId, period))} sale group by day`,
  );
  return rows.map(({ day, orders, cents }) => ({ day, orders, revenueCents: cents }));
}

/** The same for all time, in one row. */
export async function readTotalSales(
  db: Db,
  vendorId: string,
): Promise<{ orders: number; revenueCents: number }> {
  const sold = and(eq(parcels.vendorId, vendorId), isSold)!;
  const { rows } = await db.execute<{ orders: number; cents: number }>(
    sql`select ${sums} from ${salesRows(sold)} sale`,
  );
  return { orders: rows[0]!.orders, revenueCents: rows[0]!.cents };
}
