import { sql } from "drizzle-orm";
import { sumEarnings } from "#domains/ledger/server/sum-earnings.ts";
import type { OverviewPeriod } from "#domains/moderation/overview-calls.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import { basisPointsOf } from "#kernel/money.ts";
import { inCents } from "#platform/db/columns.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const day = 86_400_000;
const periodDays = 30;

type Sums = {
  orders: string;
  cancelled: string;
  gross: string;
  refunded: string;
  commission: string;
  subsidy: string;
  captured: string;
};

/**
 * The market's figures of the last 30 days, today included, and of the 30 before; amounts in cents. They count the paid
 * orders that were placed in these days, less what was refunded of them since: the same rows as the orders' list shows for
 * these dates. Only losses go by the day on which they were posted.
 */
export async function sumPeriods(
  ctx: SignedInCtx,
): Promise<{ recent: OverviewPeriod; before: OverviewPeriod }> {
  const today = Math.floor(ctx.clock.now().getTime() / day) * day;
  const start = new Date(today - (periodDays - 1) * day);
  const fees = await readSettings(ctx, ["card_fees.basisPoints", "card_fees.fixedCents"]);
  const [recent, before] = await Promise.all([
    sumPeriod(ctx, start, new Date(today + day), fees),
    sumPeriod(ctx, new Date(start.getTime() - periodDays * day), start, fees),
  ]);
  return { recent, before };
}

type Fees = Record<"card_fees.basisPoints" | "card_fees.fixedCents", number>;

async function sumPeriod(ctx: SignedInCtx, from: Date, until: Date, fees: Fees): Promise<OverviewPeriod> {
  const [sums, { lossCents }] = await Promise.all([
    sumOrders(ctx, from, until),
    sumEarnings(ctx.db, from, until),
  ]);
  const paidOrders = Number(sums.orders) + Number(sums.cancelled);
  const cardFeesCents =
    basisPointsOf(Number(sums.captured), fees["card_fees.basisPoints"]) +
    paidOrders * fees["card_fees.fixedCents"];
  const [commissionCents, subsidyCents] = [Number(sums.commission), Number(sums.subsidy)];
  return {
    from: dayOf(from),
    to: dayOf(new Date(until.getTime() - day)),
    orders: Number(sums.orders),
    cancelled: Number(sums.cancelled),
    grossCents: Number(sums.gross),
    refundedCents: Number(sums.refunded),
    goodsCents: Number(sums.gross) - Number(sums.refunded),
    ...{ commissionCents, subsidyCents, cardFeesCents, lossesCents: lossCents },
    earnedCents: commissionCents - subsidyCents - cardFeesCents - lossCents,
  };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

async function sumOrders({ db }: SignedInCtx, from: Date, until: Date): Promise<Sums> {
  const { rows } = await db.execute<Sums>(sql`
    with placed as materialized (
      select id, status, goods_usd, total_amount_usd from ${orders}
      where created_at >= ${from.toISOString()} and created_at < ${until.toISOString()} and paid_at is not null
    ), sold as (
      select ${inCents(sql`sum(i.refunded_usd)`)} as refunded,
        ${inCents(sql`sum(i.commission_usd - i.refunded_commission_usd)`)} as commission
      from placed join ${orderItems} i on i.order_id = placed.id
    ), sent as (
      select ${inCents(sql`sum(p.shipping_subsidy_usd - p.refunded_subsidy_usd)`)} as subsidy
      from placed join ${parcels} p on p.order_id = placed.id
    )
    select count(*) filter (where status <> 'cancelled') as orders,
      count(*) filter (where status = 'cancelled') as cancelled,
      ${inCents(sql`sum(goods_usd)`)} as gross, ${inCents(sql`sum(total_amount_usd)`)} as captured,
      (select refunded from sold), (select commission from sold), (select subsidy from sent)
    from placed`);
  return rows[0]!;
}
