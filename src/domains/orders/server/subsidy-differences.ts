import { sql } from "drizzle-orm";
import { findMarketFact } from "#domains/settings/server/find-market-fact.ts";
import type { Db } from "#platform/db/database.ts";
import { orderItems, parcels } from "./tables.ts";

/**
 * Parcels for whose delivery the platform pays more than it keeps of their commission (R54); empty if all is well, at
 * most 100. The share at the time of the sale was at most all of it. Sales from before that rule don't count. Amounts in
 * the cause are US dollars.
 */
export async function listSubsidyDifferences(db: Db): Promise<{ parcelId: string; cause: string }[]> {
  // The last such sale, in milliseconds, as a migration has found it.
  const after = (await findMarketFact(db, "delivery_subsidy.boundAfter")) ?? 0;
  const { rows } = await db.execute<{ id: string; cause: string }>(sql`
    with kept as (
      select parcel_id, sum(commission_usd - refunded_commission_usd) as commission from ${orderItems} group by 1
    )
    select p.id, format('pays %s for its delivery, keeps %s of commission',
      p.shipping_subsidy_usd - p.refunded_subsidy_usd, k.commission) as cause
    from ${parcels} p join kept k on k.parcel_id = p.id
    where p.status <> 'cancelled' and p.shipping_subsidy_usd - p.refunded_subsidy_usd > k.commission
      and p.created_at > ${new Date(after).toISOString()}
    limit 100`);
  return rows.map(({ id, cause }) => ({ parcelId: id, cause }));
}
