import { sumMarketDays } from "#domains/analytics/server/sum-market-days.ts";
import { sumLosses } from "#domains/ledger/server/sum-earnings.ts";
import type { OverviewPeriod } from "#domains/moderation/overview-calls.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import { basisPointsOf } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const day = 86_400_000;
const periodDays = 30;

/**
 * The market's figures of the last 30 days, today included, and of the 30 before; amounts in cents. They count the paid
 * orders that were placed in these days, less what was refunded of them since: the same rows as the orders' list shows for
 * these dates. Read from the sums per day, so some minutes old at most. Only losses go by the day on which they were posted.
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

async function sumPeriod(ctx: SignedInCtx, start: Date, until: Date, fees: Fees): Promise<OverviewPeriod> {
  const [from, to] = [dayOf(start), dayOf(new Date(until.getTime() - day))];
  const [sums, lossCents] = await Promise.all([
    sumMarketDays(ctx, { from, to }),
    sumLosses(ctx.db, start, until),
  ]);
  const { orders, cancelled, goodsCents, refundedCents, revenueCents, commissionCents, subsidyCents } = sums;
  const cardFeesCents =
    basisPointsOf(goodsCents + sums.shippingCents + sums.taxCents, fees["card_fees.basisPoints"]) +
    (orders + cancelled) * fees["card_fees.fixedCents"];
  return {
    ...{ from, to, orders, cancelled, grossCents: goodsCents, refundedCents, goodsCents: revenueCents },
    ...{ commissionCents, subsidyCents, cardFeesCents, lossesCents: lossCents },
    earnedCents: commissionCents - subsidyCents - cardFeesCents - lossCents,
  };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
