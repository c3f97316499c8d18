import { and, eq, notExists, sql } from "drizzle-orm";
import { orderItems, parcels } from "#domains/orders/server/tables.ts";
import { payoutParcels } from "#domains/payouts/server/tables.ts";
import type { Db } from "#platform/db/database.ts";

/** Fees on a vendor's delivered parcels that no payout has settled, in cents; what was given back bears no fee (decision 31). */
export async function readPendingCommissions(db: Db, vendorId: string): Promise<number> {
  const settled = db
    .select({ one: sql`1` })
    .from(payoutParcels)
    .where(eq(payoutParcels.parcelId, parcels.id));
  const [row] = await db
    .select({
      pending:
        sql<number>`coalesce(sum(${orderItems.commissionCents} - ${orderItems.refundedCommissionCents}), 0)`.mapWith(
          orderItems.commissionCents,
        ),
    })
    .from(parcels)
    .innerJoin(orderItems, eq(orderItems.parcelId, parcels.id))
    .where(and(eq(parcels.vendorId, vendorId), sql`${parcels.status} = 'delivered'`, notExists(settled)));
  return row!.pending;
}
