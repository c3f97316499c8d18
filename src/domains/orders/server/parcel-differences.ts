import { sql } from "drizzle-orm";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { refundReturns } from "./refund-returns/tables.ts";
import { orderItems, orders, parcels, refundLines, refunds } from "./tables.ts";

/**
 * Parcels whose books disagree, and how; empty if all is well, at most 100. Refunded amounts must equal the refunds,
 * each posted as owed and, once sent, as sent; and a vendor's share in the ledger must equal the kept goods less
 * commission, plus delivery; what a dispute costs it beyond its refunds is the reconciliation's.
 */
export async function listRefundDifferences(db: Db): Promise<{ parcelId: string; what: string }[]> {
  const { rows } = await db.execute<{ parcel_id: string; what: string }>(sql`
    with given as (
      select l.order_item_id as id, sum(l.quantity) as quantity, sum(l.goods_usd) as goods, sum(l.tax_usd) as tax, sum(l.commission_usd) as commission
      from ${refundLines} l group by 1
    ), delivery as (
      select parcel_id, sum(shipping_usd) as shipping, sum(subsidy_usd) as subsidy from ${refunds} group by 1
    ), posted as (
      select coalesce(b.refund_id, g.reference_id) as id, case g.kind when 'refund' then 'refund' else 'reversal' end as kind,
        sum(e.amount_usd) filter (where e.account = 'buyer_refunds') as owed
      from ${ledgerPostings} g join ${ledgerEntries} e on e.posting_id = g.id left join ${refundReturns} b on b.id = g.reference_id
      where g.kind in ('refund', 'reversal', 'refund_return') group by 1, 2
    ), share as (
      select g.order_id, e.vendor_id, -sum(e.amount_usd) as amount
      from ${ledgerPostings} g join ${ledgerEntries} e on e.posting_id = g.id
      where e.account = 'vendor_payable' and g.order_id is not null
        and g.kind not in ('payout', 'dispute_fee', 'relief') group by 1, 2
    ), kept as (
      select i.parcel_id, sum(i.total_price_usd - i.refunded_usd - i.commission_usd + i.refunded_commission_usd) as goods
      from ${orderItems} i group by 1
    )
    select i.parcel_id, 'lines' as what from ${orderItems} i left join given on given.id = i.id
    where (i.refunded_quantity, i.refunded_usd, i.refunded_tax_usd, i.refunded_commission_usd)
      <> (coalesce(given.quantity, 0), coalesce(given.goods, 0), coalesce(given.tax, 0), coalesce(given.commission, 0))
    union all
    select p.id, 'delivery' from ${parcels} p left join delivery d on d.parcel_id = p.id
    where (p.refunded_shipping_usd, p.refunded_subsidy_usd) <> (coalesce(d.shipping, 0), coalesce(d.subsidy, 0))
    union all
    select r.parcel_id, 'posting' from ${refunds} r
      left join posted owed on owed.id = r.id and owed.kind = 'refund'
      left join posted sent on sent.id = r.id and sent.kind = 'reversal'
    where coalesce(owed.owed, 0) <> -r.total_usd
      or coalesce(sent.owed, 0) <> case when r.state = 'refunded' then r.total_usd else 0 end
    union all
    select p.id, 'share' from ${parcels} p join ${orders} o on o.id = p.order_id join kept k on k.parcel_id = p.id
      left join share s on s.order_id = p.order_id and s.vendor_id = p.vendor_id
    where o.paid_at is not null and coalesce(s.amount, 0) <>
      k.goods + p.shipping_usd - p.refunded_shipping_usd + p.shipping_subsidy_usd - p.refunded_subsidy_usd
    limit 100`);
  return rows.map((row) => ({ parcelId: row.parcel_id, what: row.what }));
}
