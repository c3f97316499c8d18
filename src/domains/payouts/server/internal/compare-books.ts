import { type SQL, sql } from "drizzle-orm";
import { chargebacks, disputes, outsideRefunds } from "#domains/disputes/server/tables.ts";
import { listUnbalancedPostings } from "#domains/ledger/server/ledger-differences.ts";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { orderItems, orders, parcels, refunds } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { payoutReturns, payouts } from "#domains/payouts/server/tables.ts";
import { problems } from "#domains/problems/server/tables.ts";
import type { Db } from "#platform/db/database.ts";

export type Difference = { kind: string; id: string; expected: string; found: string };
export type Comparison = { checked: number; differences: Difference[] };

const pageSize = 500;
const none = "00000000-0000-0000-0000-000000000000";

/** What is left of the platform's delivery subsidy. */
const subsidy = sql`p.shipping_subsidy_usd - p.refunded_subsidy_usd`;

/**
 * The expected ledger of a page of orders, by account, computed only from orders, refunds and payments. An order is
 * paid by a payment that was not refunded in full.
 */
const expectedOfOrders = sql`
  select id, 'card_clearing' as account, null::uuid as vendor_id, total_amount_usd as amount from paid
  union all select r.order_id, case when r.state <> 'refunded' then 'buyer_refunds' when r.paid_by = 'card' then 'card_clearing'
      when r.paid_by = 'chargeback' then 'disputed_payments' else 'unassigned_refunds' end, null, -r.total_usd
    from ${refunds} r join page on page.id = r.order_id
  union all select a.order_id, side.account, null, side.sign * a.amount_usd
    from ${paymentAttempts} a join page on page.id = a.order_id
    cross join (values ('card_clearing', 1), ('buyer_refunds', -1)) as side (account, sign)
    where a.state = 'refunding'
  union all select i.order_id, side.account, side.vendor_id, side.amount
    from ${orderItems} i join paid on paid.id = i.order_id join ${parcels} p on p.id = i.parcel_id
    cross join lateral (values
      ('tax_payable', null::uuid, i.refunded_tax_usd - i.tax_usd),
      ('commission_revenue', null, i.refunded_commission_usd - i.commission_usd),
      ('vendor_payable', p.vendor_id, i.commission_usd - i.refunded_commission_usd + i.refunded_usd - i.total_price_usd)
    ) as side (account, vendor_id, amount)
  union all select p.order_id, side.account, side.vendor_id, side.amount
    from ${parcels} p join paid on paid.id = p.order_id
    cross join lateral (values
      ('shipping_subsidy', null::uuid, ${subsidy}),
      ('vendor_payable', p.vendor_id, p.refunded_shipping_usd - p.shipping_usd - (${subsidy}))
    ) as side (account, vendor_id, amount)
  union all select d.order_id, side.account, null, side.amount
    from ${disputes} d join page on page.id = d.order_id
    cross join lateral (values
      ('card_clearing', d.returned_usd - d.taken_usd - d.fee_usd),
      ('disputed_payments', d.taken_usd - d.returned_usd - d.loss_usd),
      ('dispute_fees', d.fee_usd),
      ('platform_losses', d.loss_usd)
    ) as side (account, amount)
  union all select d.order_id, side.account, side.vendor_id, side.amount
    from ${chargebacks} c join ${disputes} d on d.id = c.dispute_id join page on page.id = d.order_id
    cross join lateral (values
      ('dispute_fees', null::uuid, -c.fee_usd),
      ('vendor_payable', c.vendor_id, c.fee_usd - c.relieved_usd),
      ('platform_losses', null, c.relieved_usd)
    ) as side (account, vendor_id, amount)
  union all select b.order_id, side.account, side.vendor_id, side.amount
    from ${problems} b join page on page.id = b.order_id
    cross join lateral (values
      ('vendor_payable', b.vendor_id, -b.relieved_usd),
      ('platform_losses', null::uuid, b.relieved_usd)
    ) as side (account, vendor_id, amount)
  union all select o.order_id, side.account, null, side.amount
    from ${outsideRefunds} o join page on page.id = o.order_id and o.failed_at is null
    cross join lateral (values
      ('card_clearing', -o.amount_usd),
      ('unassigned_refunds', o.amount_usd - o.loss_usd),
      ('platform_losses', o.loss_usd)
    ) as side (account, amount)`;

const foundOfOrders = sql`
  select g.order_id as id, e.account, e.vendor_id, e.amount_usd as amount
  from ${ledgerPostings} g join page on page.id = g.order_id join ${ledgerEntries} e on e.posting_id = g.id`;

/** The expected ledger of a page of payouts: started, arrived (by card provider or bank) or returned. */
const expectedOfPayouts = sql`
  select p.id, side.account, side.vendor_id, side.sign * p.amount_usd as amount
  from ${payouts} p join page on page.id = p.id
  cross join lateral (values
    ('vendor_payable', p.vendor_id, 1),
    (case when p.state = 'started' then 'payouts_under_way' when p.method = 'manual' then 'bank' else 'card_clearing' end, null, -1)
  ) as side (account, vendor_id, sign)
  where p.state <> 'failed'
  union all select r.payout_id, side.account, side.vendor_id, side.sign * r.amount_usd
  from ${payoutReturns} r join page on page.id = r.payout_id join ${payouts} p on p.id = r.payout_id
  cross join lateral (values ('card_clearing', null::uuid, 1), ('vendor_payable', p.vendor_id, -1))
    as side (account, vendor_id, sign)`;

const foundOfPayouts = sql`
  select page.id, e.account, e.vendor_id, e.amount_usd as amount
  from page
  join ${ledgerPostings} g on g.order_id is null
    and g.reference_id in (select page.id union all select r.id from ${payoutReturns} r where r.payout_id = page.id)
  join ${ledgerEntries} e on e.posting_id = g.id`;

const pageOfOrders = (after: string) => sql`
  page as (select id, total_amount_usd from ${orders} where id > ${after} order by id limit ${pageSize}),
  paid as (select id, total_amount_usd from page
    where exists (select from ${paymentAttempts} a where a.order_id = page.id and a.state = 'paid'))`;
const pageOfPayouts = (after: string) => sql`
  page as (select id from ${payouts} where id > ${after} order by id limit ${pageSize})`;

type Row = {
  last: string | null;
  size: string;
  id: string | null;
  about: string;
  expected: string;
  found: string;
};

/** Compares expected and actual amounts by account, page by page. */
async function compare(
  db: Db,
  kind: string,
  [pageAfter, expected, found]: [(after: string) => SQL, SQL, SQL],
): Promise<Comparison> {
  const result: Comparison = { checked: 0, differences: [] };
  for (let after = none; ; ) {
    const { rows } = await db.execute<Row>(sql`
      with ${pageAfter(after)},
      sides as (
        select id, account, vendor_id, amount as expected, 0 as found from (${expected}) as must
        union all select id, account, vendor_id, 0, amount from (${found}) as is_there
      ),
      different as (
        select id, concat_ws(' ', account, vendor_id) as about, sum(expected)::text as expected, sum(found)::text as found
        from sides group by id, account, vendor_id having sum(expected) <> sum(found)
      )
      select (select max(id::text) from page) as last, (select count(*) from page) as size, d.*
      from (values (1)) as one (row) left join different d on true`);
    const size = Number(rows[0]!.size);
    result.checked += size;
    for (const row of rows)
      if (row.id)
        result.differences.push({
          kind,
          id: `${row.id} ${row.about}`,
          expected: row.expected,
          found: row.found,
        });
    if (size < pageSize) return result;
    after = rows[0]!.last!;
  }
}

/** Postings about no known order or payout. At most 100. */
async function listStrayPostings(db: Db): Promise<Difference[]> {
  const { rows } = await db.execute<{ id: string; kind: string }>(sql`
    select g.id, g.kind from ${ledgerPostings} g
    where g.order_id is null and not exists (select from ${payouts} p where p.id = g.reference_id)
      and not exists (select from ${payoutReturns} r where r.id = g.reference_id) limit 100`);
  return rows.map(({ id, kind }) => ({ kind: "posting", id, expected: "none", found: kind }));
}

/** Compares the ledger with all orders and payouts, in pages of 500, and lists the differences. */
export async function compareBooks(db: Db): Promise<Comparison> {
  const ofOrders = await compare(db, "order", [pageOfOrders, expectedOfOrders, foundOfOrders]);
  const ofPayouts = await compare(db, "payout", [pageOfPayouts, expectedOfPayouts, foundOfPayouts]);
  const unbalanced = (await listUnbalancedPostings(db)).map((id) => ({
    ...{ kind: "posting", id },
    ...{ expected: "0.00", found: "not balanced" },
  }));
  return {
    checked: ofOrders.checked + ofPayouts.checked,
    differences: [
      ...ofOrders.differences,
      ...ofPayouts.differences,
      ...unbalanced,
      ...(await listStrayPostings(db)),
    ],
  };
}
