import { type SQL, sql } from "drizzle-orm";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { orderItems, orders, parcels, refunds } from "#domains/orders/server/tables.ts";
import { payoutReturns, payouts } from "#domains/payouts/server/tables.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import { openMonths } from "../tables.ts";

/** A month's first moment, in UTC. */
export const startOfMonth = (month: string) => `${month}-01T00:00:00Z`;

/** Postings `g` dated from one moment on, and before another. */
export const isBetween = (from: SQL, to: SQL): SQL => sql`(g.created_at >= ${from} and g.created_at < ${to})`;

/** Of a month. */
export const isWithin = (month: string): SQL =>
  isBetween(sql`${startOfMonth(month)}::timestamptz`, sql`${startOfMonth(monthAfter(month))}::timestamptz`);

/** Of open months, since they were summed last; read by the statement itself, which then counts nothing twice. */
export function isUnsummed(months: readonly string[]): SQL {
  const since = (month: string) =>
    sql`coalesce((select summed_until from ${openMonths} where month = ${month}), ${startOfMonth(month)}::timestamptz)`;
  const one = (month: string) =>
    isBetween(since(month), sql`${startOfMonth(monthAfter(month))}::timestamptz`);
  return sql`(${sql.join(months.map(one), sql` or `)})`;
}

/** Kinds that a row of an order, refund or payout explains; what else a vendor is owed or owes is an adjustment. */
const explained = sql`('sale', 'commission', 'shipping', 'tax', 'subsidy', 'refund', 'reversal', 'payout', 'transfer_reversal')`;

/** A common table expression `posted`: the postings that are chosen. */
export const postedIn = (chosen: SQL): SQL => sql`
  posted as materialized (
    select g.id, g.kind, g.reference_id, g.order_id, g.created_at as at,
      to_char(g.created_at at time zone 'UTC', 'YYYY-MM') as month
    from ${ledgerPostings} g where ${chosen}
  )`;

/**
 * Common table expressions `posted` and `moved`: each amount that the postings are about, as the order, refund or payout says it,
 * not the ledger. Only adjustments, which have no row elsewhere, are the ledger's own.
 */
export const movedIn = (chosen: SQL): SQL => sql`
  ${postedIn(chosen)}, moved (posting_id, at, month, order_id, vendor_id, thing_id, figure, usd) as (
    select g.id, g.at, g.month, g.order_id, p.vendor_id, p.id,
      case g.kind when 'sale' then 'goods' else 'commission' end,
      case g.kind when 'sale' then i.total_price_usd else i.commission_usd end
    from posted g join ${orderItems} i on i.id = g.reference_id join ${parcels} p on p.id = i.parcel_id
    where g.kind in ('sale', 'commission')
    union all
    select g.id, g.at, g.month, g.order_id, p.vendor_id, p.id, g.kind,
      case g.kind when 'shipping' then p.shipping_usd when 'tax' then p.tax_usd else p.shipping_subsidy_usd end
    from posted g join ${parcels} p on p.id = g.reference_id where g.kind in ('shipping', 'tax', 'subsidy')
    union all
    select g.id, g.at, g.month, g.order_id, p.vendor_id, r.id, part.figure, part.usd
    from posted g join ${refunds} r on r.id = g.reference_id join ${parcels} p on p.id = r.parcel_id
    cross join lateral (values ('refundedGoods', r.goods_usd), ('refundedShipping', r.shipping_usd),
      ('refundedTax', r.tax_usd), ('returnedCommission', r.commission_usd), ('returnedSubsidy', r.subsidy_usd)
    ) as part (figure, usd)
    where g.kind = 'refund' and part.usd <> 0
    union all
    select g.id, g.at, g.month, null, o.vendor_id, o.id,
      case g.kind when 'payout' then 'paidOut' else 'payoutReturned' end, o.amount_usd
    from posted g join ${payouts} o on o.id = g.reference_id
    where g.kind = 'payout' or (g.kind = 'reversal' and o.state = 'failed')
    union all
    select g.id, g.at, g.month, null, o.vendor_id, o.id, 'payoutReturned', b.amount_usd
    from posted g join ${payoutReturns} b on b.id = g.reference_id join ${payouts} o on o.id = b.payout_id
    where g.kind = 'transfer_reversal'
    union all
    select g.id, g.at, g.month, g.order_id, e.vendor_id, g.id, 'adjustments', -e.amount_usd
    from posted g join ${ledgerEntries} e on e.posting_id = g.id
    where g.kind not in ${explained} and e.account = 'vendor_payable'
  )`;

/** `moved` by month and vendor. */
export const sumsByVendor = sql`
  select month, vendor_id, figure, sum(usd) as amount_usd, count(distinct thing_id)::int as times
  from moved group by month, vendor_id, figure having sum(usd) <> 0`;

/** `moved` by month, of all vendors. */
export const sumsByFigure = sql`
  select month, figure, sum(usd) as amount_usd, count(distinct thing_id)::int as times
  from moved group by month, figure having sum(usd) <> 0`;

/** `moved` by month and where the order went. Sales are counted as orders. */
export const sumsByPlace = sql`
  select m.month, o.shipping_address ->> 'country' as country,
    case when o.shipping_address ->> 'country' = 'US' then coalesce(o.shipping_address ->> 'state', '') else '' end as state,
    m.figure, sum(m.usd) as amount_usd,
    count(distinct case when m.figure like 'refunded%' then m.thing_id else m.order_id end)::int as times
  from moved m join ${orders} o on o.id = m.order_id
  where m.figure in ('goods', 'shipping', 'tax', 'refundedGoods', 'refundedShipping', 'refundedTax')
  group by 1, 2, 3, 4 having sum(m.usd) <> 0`;

/** What the ledger says of `posted`, by month, account and kind. */
export const sumsByAccount = sql`
  select g.month, e.account, g.kind, sum(e.amount_usd) as amount_usd
  from posted g join ${ledgerEntries} e on e.posting_id = g.id group by 1, 2, 3`;
