import type { Writing } from "./write-market.ts";

/** What a line was charged, and what of it went back with its refunded units. */
const lineCommission = "round(price * quantity * 0.08, 2)";
const goneCommission = "round(gone * price * 0.08, 2)";

/** Payments, refunds, payouts, and the ledger's postings of all of them. */
export async function writeMoney(writing: Writing): Promise<void> {
  await writePayments(writing);
  await writePayouts(writing);
  await writePostings(writing);
}

async function writePayments({ client }: Writing): Promise<void> {
  await client.query(
    `insert into payment_attempts (order_id, amount_usd, state, provider_session_id, provider_payment_id, url, expires_at, created_at, settled_at)
     select order_id, sum(price * quantity + 5), case when status = 'unpaid' then 'expired' else 'paid' end, 'cs_bench_' || order_id,
       case when status <> 'unpaid' then 'pi_bench_' || order_id end, null, at + interval '30 minutes', at, at + interval '2 minutes'
     from line group by order_id, status, at`,
  );
  await client.query(
    `create temp table back on commit drop as
     select gen_random_uuid() as id, id as item_id, order_id, parcel_id, product_id, vendor_id, n, at, gone,
       case when status = 'cancelled' then 5 else 0 end as sent, gone * price as goods, ${goneCommission} as commission,
       case when n < 3000 and n % 3 = 0 then 'failed' else 'refunded' end as state
     from line where gone > 0 and status <> 'unpaid'`,
  );
  await client.query(
    `insert into refunds (id, order_id, parcel_id, actor, reason, restocks, goods_usd, shipping_usd, tax_usd, total_usd, commission_usd,
       request_id, state, provider_refund_id, created_at, settled_at)
     select id, order_id, parcel_id, case when n % 2 = 0 then 'vendor' else 'buyer' end, 'Sold out.', true, goods, sent, 0, goods + sent, commission,
       gen_random_uuid(), state, 're_bench_' || id, at + interval '1 day', at + interval '1 day' from back`,
  );
  await client.query(
    `insert into refund_lines (refund_id, order_item_id, quantity, goods_usd, tax_usd, commission_usd)
     select id, item_id, gone, goods, 0, commission from back`,
  );
  await client.query(
    `insert into stock_movements (product_id, delta, reason, refund_id, created_at)
     select product_id, gone, 'return', id, at + interval '1 day' from back order by at`,
  );
}

async function writePayouts({ client }: Writing): Promise<void> {
  await client.query(
    `create temp table paid on commit drop as
     select gen_random_uuid() as id, vendor_id, date_trunc('month', at) + interval '45 days' as at,
       sum(price * (quantity - gone) - ${lineCommission} + ${goneCommission} + 5 + subsidy) as usd
     from line where status = 'delivered' and at < now() - interval '60 days' group by vendor_id, date_trunc('month', at)`,
  );
  await client.query(
    `insert into payouts (id, vendor_id, method, amount_usd, state, created_at, settled_at) select id, vendor_id, 'manual', usd, 'paid', at, at from paid`,
  );
  await client.query(
    `insert into payout_parcels (payout_id, parcel_id)
     select paid.id, line.parcel_id from line join paid on paid.vendor_id = line.vendor_id and paid.at = date_trunc('month', line.at) + interval '45 days'
     where line.status = 'delivered' and line.at < now() - interval '60 days'`,
  );
}

type Amount = [usd: string, debit: string, credit: string];
type Move = [kind: string, from: string, reference: string, at: string, ...amounts: Amount[]];

const sold = "line where status <> 'unpaid'";
const refunded = "back where state = 'refunded'";
const nextDay = "at + interval '1 day'";
const payable = "vendor_payable";
const revenue = "commission_revenue";

/** Each thing that moved money, and its amounts: two entries each, none for nothing. */
const moves: Move[] = [
  ["sale", sold, "id", "at", ["price * quantity", "card_clearing", payable]],
  ["commission", sold, "id", "at", [lineCommission, payable, revenue]],
  ["shipping", sold, "parcel_id", "at", ["5", "card_clearing", payable]],
  ["subsidy", `${sold} and subsidy > 0`, "parcel_id", "at", ["subsidy", "shipping_subsidy", payable]],
  [
    "refund",
    "back",
    "id",
    nextDay,
    ["goods + sent", payable, "buyer_refunds"],
    ["commission", revenue, payable],
  ],
  ["reversal", refunded, "id", nextDay, ["goods + sent", "buyer_refunds", "card_clearing"]],
  ["payout", "paid", "id", "at", ["usd", payable, "bank"]],
];

async function writePostings({ client }: Writing): Promise<void> {
  for (const [kind, from, reference, at, ...amounts] of moves) {
    const order = kind === "payout" ? "null::uuid" : "order_id";
    const values = amounts.map(([usd], index) => `${usd} as amount_${index}`);
    await client.query(
      `create temp table moved as select gen_random_uuid() as id, ${reference} as reference_id, ${order} as order_id, ${at} as at,
         vendor_id, ${values.join(", ")} from ${from}`,
    );
    await client.query(
      `insert into ledger_postings (id, kind, reference_id, order_id, created_at)
       select id, '${kind}', reference_id, order_id, at from moved order by at`,
    );
    const entries = amounts.flatMap(([, debit, credit], index) => [
      `('${debit}', ${vendorOf(debit)}, amount_${index})`,
      `('${credit}', ${vendorOf(credit)}, -amount_${index})`,
    ]);
    await client.query(
      `insert into ledger_entries (posting_id, account, vendor_id, amount_usd)
       select id, account, vendor, amount from moved, lateral (values ${entries.join(", ")}) entry (account, vendor, amount)
       where amount <> 0 order by at`,
    );
    await client.query("drop table moved");
  }
}

const vendorOf = (account: string) => (account === payable ? "vendor_id" : "null::uuid");
