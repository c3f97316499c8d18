import { count, desc, eq } from "drizzle-orm";
import { payoutParcels, payouts } from "#domains/payouts/server/tables.ts";
import type { Payout } from "#domains/payouts/shapes.ts";
import type { Db } from "#platform/db/database.ts";

/** A vendor's payouts, newest first, as displayed. The caller has checked whose they are. */
export async function listPayoutRows(
  db: Db,
  vendorId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Payout[]> {
  const rows = await db
    .select({ payout: payouts, parcels: count(payoutParcels.parcelId) })
    .from(payouts)
    .leftJoin(payoutParcels, eq(payoutParcels.payoutId, payouts.id))
    .where(eq(payouts.vendorId, vendorId))
    .groupBy(payouts.id)
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => viewPayout(row.payout, row.parcels));
}

/** One payout as displayed. */
export function viewPayout(row: typeof payouts.$inferSelect, parcels: number): Payout {
  const { id, method, state, amountCents, note } = row;
  return {
    ...{ id, method, state, amountCents, parcels, note },
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}
