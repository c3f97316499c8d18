import { sql } from "drizzle-orm";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import { endDisputes, retryRefused } from "./dispute-steps.ts";
import { calm, runSchedules } from "./market-steps.ts";
import { endProblems } from "./problem-steps.ts";
import { minute, type World } from "./world.ts";

/** What holds at any time, after each step. */
export async function checkStep(world: World): Promise<void> {
  const broken = await findBroken(world.market.infra);
  if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  await checkSolvency(world);
  await checkRefunds(world);
}

/** Nobody gets back more than they paid for a parcel, and all of it for one that was cancelled. */
async function checkRefunds({ market }: World): Promise<void> {
  const { rows } = await market.infra.db.execute(sql`
    with amounts as (
      select p.id, p.status, p.goods_usd + p.shipping_usd + p.tax_usd as paid,
        p.refunded_shipping_usd + sum(i.refunded_usd + i.refunded_tax_usd) as refunded
      from parcels p join orders o on o.id = p.order_id join order_items i on i.parcel_id = p.id
      where o.paid_at is not null group by p.id
    )
    select * from amounts where refunded > paid or (status = 'cancelled' and refunded <> paid)`);
  if (rows.length > 0) throw new Error(`refunded wrongly: ${JSON.stringify(rows)}`);
}

type Money = { total: number; cash: number; earned: number; borne: number };
type Account = { vendor_id: string; balance: number; paid: number };

/**
 * The platform never pays out more than it took in: what it has with provider and bank, and what vendors owe it after
 * refunds, covers what it owes; its commission covers its subsidies; and no payout leaves a vendor owing. What banks and
 * the provider took, and what it bears of that by an administrator's word, is beside this.
 */
async function checkSolvency({ market, paidOut }: World): Promise<void> {
  const cents = (amount: string) => sql.raw(`coalesce(round(100 * ${amount}), 0)::int`);
  const { rows: accounts } = await market.infra.db.execute<Account>(sql`
    select vendor_id, ${cents("-sum(amount_usd)")} as balance,
      (select ${cents("sum(p.amount_usd)")} from payouts p where p.vendor_id = e.vendor_id and p.state <> 'failed') as paid
    from ledger_entries e where account = 'vendor_payable' group by vendor_id`);
  const { rows } = await market.infra.db.execute<Money>(sql`
    select ${cents("sum(amount_usd)")} as total,
      ${cents("sum(amount_usd) filter (where account in ('card_clearing', 'bank'))")} as cash,
      ${cents("-sum(amount_usd) filter (where account in ('commission_revenue', 'shipping_subsidy'))")} as earned,
      ${cents("sum(amount_usd) filter (where account in ('disputed_payments', 'unassigned_refunds', 'dispute_fees', 'platform_losses'))")} as borne
    from ledger_entries`);
  const { total, cash, earned, borne } = rows[0]!;
  const debts = accounts.reduce((sum, { balance }) => sum + Math.max(0, -balance), 0);
  if (total !== 0 || cash + debts + borne < 0 || earned < 0)
    throw new Error(
      `the ledger's sum is ${total}, cash ${cash}, vendors' debts ${debts}, earned ${earned}, borne ${borne}`,
    );
  for (const { vendor_id: id, balance, paid } of accounts) {
    if (paid > (paidOut.get(id) ?? 0) && balance < 0)
      throw new Error(`a payout left vendor ${id} owing ${-balance}`);
    paidOut.set(id, paid);
  }
}

/**
 * Once everything has run its course, nothing is left open, and provider, ledger and orders agree. A refund that finds less
 * at the provider than it needs, because a bank or somebody by hand was faster, stays refused: an administrator pays the rest.
 */
export async function checkEnd(world: World): Promise<void> {
  const { market } = world;
  await calm(world);
  await runSchedules(world);
  await endDisputes(world);
  await endProblems(world);
  for (let round = 0; round < 3; round++) {
    await retryRefused(world);
    market.clock.advance(65 * minute);
    await runSchedules(world);
    await checkStep(world);
  }
  market.clock.advance(20 * minute);
  const { rows } = await market.infra.db.execute<{ what: string; count: number }>(sql`
    select * from (
      select 'held stock' as what, count(*)::int as count from stock_holds where state = 'active'
      union all select 'held counters', count(*)::int from stock where held_quantity <> 0
      union all select 'pending orders', count(*)::int from orders where status = 'pending'
      union all select 'open payments', count(*)::int from payment_attempts where state in ('starting', 'open', 'refunding')
      union all select 'refunds not made', count(*)::int from refunds r where state <> 'refunded'
        and not exists (select from outside_refunds o where o.order_id = r.order_id)
        and not exists (select from disputes d where d.order_id = r.order_id and d.state = 'lost')
      union all select 'open problems', count(*)::int from problems where state <> 'closed'
      union all select 'payouts under way', count(*)::int from payouts where state = 'started'
    ) as left_open where count > 0`);
  if (rows.length > 0) throw new Error(`left open: ${JSON.stringify(rows)}`);
  const { differences } = await reconcileMoney(market.infra);
  if (differences.length > 0) throw new Error(`not reconciled: ${JSON.stringify(differences)}`);
}
