import { asc, gt, sql } from "drizzle-orm";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import {
  type RiskFigures,
  riskDays,
  riskSalesDays,
  riskSettings,
  riskSignsOf,
} from "#domains/vendors/risk-rules.ts";
import { unscopedStoreRisks } from "#domains/vendors/server/store-risks.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";
import type { Infra } from "#platform/rpc/context.ts";

const vendorsAtOnce = 500;
const day = 86_400_000;

/**
 * Job `calculate-risks`: each vendor's sales of the last 90 days with refunds, late parcels, and what free delivery cost, and the
 * signs that they show by the settings of now; some vendors at a time, by the index of their parcels. Safe to repeat.
 */
export async function calculateRisks({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const settings = await readSettings({ db, clock }, riskSettings);
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const some = await db
      .select({ id: vendors.id, approvedAt: vendors.approvedAt })
      .from(vendors)
      .where(gt(vendors.id, last))
      .orderBy(asc(vendors.id))
      .limit(vendorsAtOnce);
    if (some.length === 0) return;
    const ids = some.map(({ id }) => id);
    const sums = new Map((await sumSales(db, ids, now)).map(({ vendorId, ...sum }) => [vendorId, sum]));
    const risks = some.flatMap(({ id: vendorId, approvedAt }) => {
      const sum = sums.get(vendorId);
      if (!sum) return [];
      const daysApproved = approvedAt && (now.getTime() - approvedAt.getTime()) / day;
      return [
        { vendorId, ...sum, signs: riskSignsOf({ ...sum, daysApproved }, settings), calculatedAt: now },
      ];
    });
    await unscopedStoreRisks(db, ids, risks);
    last = ids.at(-1)!;
  }
}

type Sum = Omit<RiskFigures, "daysApproved"> & { vendorId: string };

/** The paid parcels of these vendors, summed; a vendor without one is left out. */
async function sumSales(db: Db, ids: string[], now: Date): Promise<Sum[]> {
  const ago = (days: number) => sql`${new Date(now.getTime() - days * day).toISOString()}::timestamptz`;
  const isKept = sql`p.status <> 'cancelled'`;
  const isLate = sql`${isKept} and coalesce(p.shipped_at, ${now.toISOString()}::timestamptz) > p.ship_by`;
  const { rows } = await db.execute<Record<keyof Sum, string>>(sql`
    select p.vendor_id as "vendorId", count(*) as parcels,
      count(*) filter (where ${isKept}) as "uncanceledParcels",
      count(*) filter (where ${isLate}) as "lateParcels",
      ${inCents(sql`sum(i.goods)`)} as "salesCents",
      ${inCents(sql`sum(i.goods) filter (where p.created_at >= ${ago(riskSalesDays)})`)} as "recentSalesCents",
      ${inCents(sql`sum(i.refunded)`)} as "refundedCents",
      ${inCents(sql`sum(p.shipping_subsidy_usd - p.refunded_subsidy_usd)`)} as "subsidyCents",
      ${inCents(sql`sum(i.commission)`)} as "commissionCents"
    from ${parcels} p
    join ${orders} o on o.id = p.order_id and o.paid_at is not null
    cross join lateral (
      select sum(total_price_usd) as goods, sum(refunded_usd) as refunded,
        sum(commission_usd - refunded_commission_usd) as commission
      from ${orderItems} where parcel_id = p.id
    ) i
    where p.vendor_id = any(${sql.param(ids)}::uuid[]) and p.created_at >= ${ago(riskDays)}
    group by p.vendor_id`);
  return rows.map(({ vendorId, ...figures }) => ({
    vendorId,
    ...(Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, Number(figure)])) as Omit<
      Sum,
      "vendorId"
    >),
  }));
}
