import { sql } from "drizzle-orm";
import { orderItems, parcels } from "#domains/orders/server/tables.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";
import { payoutParcels } from "./tables.ts";

/**
 * The fees on a vendor's parcels that are delivered but not yet settled (R31), in cents, minus refunds. The caller
 * has checked whose shop it is.
 */
export async function getPendingCommissions(db: Db, vendorId: string): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select ${inCents(sql`sum(i.commission_usd - i.refunded_commission_usd)`)} as cents
    from ${parcels} p join ${orderItems} i on i.parcel_id = p.id
    where p.vendor_id = ${vendorId} and p.status = 'delivered'
      and not exists (select from ${payoutParcels} s where s.parcel_id = p.id)`);
  return Number(rows[0]!.cents);
}
