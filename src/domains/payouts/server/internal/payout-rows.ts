import { count, desc, eq, sql } from "drizzle-orm";
import { payoutParcels, payoutReturns, payouts } from "#domains/payouts/server/tables.ts";
import type { Payout } from "#domains/payouts/shapes.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";

/** What the provider took back of a payout. */
const backCents = sql`(select ${inCents(sql`sum(r.amount_usd)`)} from ${payoutReturns} r where r.payout_id = ${payouts.id})`;

/** A vendor's payouts, newest first, as displayed. The caller has checked whose they are. */
export async function listPayoutRows(
  db: Db,
  vendorId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Payout[]> {
  const rows = await db
    .select({ payout: payouts, parcels: count(payoutParcels.parcelId), back: backCents.mapWith(Number) })
    .from(payouts)
    .leftJoin(payoutParcels, eq(payoutParcels.payoutId, payouts.id))
    .where(eq(payouts.vendorId, vendorId))
    .groupBy(payouts.id)
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => viewPayout(row.payout, row.parcels, row.back));
}

/** One payout as displayed. */
export function viewPayout(row: typeof payouts.$inferSelect, parcels: number, takenBackCents = 0): Payout {
  const { id, method, state, amountCents, note } = row;
  return {
    ...{ id, method, state, amountCents, takenBackCents, parcels, note },
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}
