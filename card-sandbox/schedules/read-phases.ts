import { getRecurringPrice } from "../catalog/kept-price.ts";
import { makePhase, type WirePhase } from "../objects/make-schedule.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Sandbox } from "../sandbox.ts";
import { endOfPeriods } from "../subscriptions/period.ts";
import { badParam } from "../wire/api-error.ts";
import type { PhaseParams } from "./schedule-params.ts";

/**
 * Reads phases that follow one another without a gap, the first of which is the one under way. A phase lasts until its
 * end date or for its duration; the last, unless told, for one period.
 */
export function readPhases(
  sandbox: Sandbox,
  subscription: WireSubscription,
  currentStart: number,
  phases: PhaseParams[],
): WirePhase[] {
  if (phases[0]!.start_date !== currentStart) {
    const message = `The first phase must be the current one, with its \`start_date\` (${currentStart}).`;
    throw badParam("phases[0][start_date]", message);
  }
  const read: WirePhase[] = [];
  for (const [index, phase] of phases.entries()) {
    const start = read.at(-1)?.end_date ?? currentStart;
    const isLast = index === phases.length - 1;
    read.push(readPhase(sandbox, subscription, phase, start, isLast, `phases[${index}]`));
  }
  if (read[0]!.end_date * 1000 <= sandbox.now()) {
    throw badParam("phases[0][end_date]", "The current phase must end in the future.");
  }
  return read;
}

function readPhase(
  sandbox: Sandbox,
  subscription: WireSubscription,
  phase: PhaseParams,
  start: number,
  isLast: boolean,
  param: string,
): WirePhase {
  if (phase.start_date !== undefined && phase.start_date !== start) {
    throw badParam(`${param}[start_date]`, "A phase must start when the one before it ends.");
  }
  const [item] = phase.items as [PhaseParams["items"][0]];
  const price = getRecurringPrice(sandbox, item.price, `${param}[items][0][price]`);
  const end = readEnd(subscription, phase, start, isLast, param);
  if (end <= start) throw badParam(`${param}[end_date]`, "A phase must end after it starts.");
  return makePhase({
    start,
    end,
    price: price.id,
    quantity: item.quantity ?? 1,
    currency: price.currency,
    proration: phase.proration_behavior ?? "create_prorations",
    metadata: phase.metadata ?? {},
  });
}

function readEnd(
  subscription: WireSubscription,
  { end_date: end, duration }: PhaseParams,
  start: number,
  isLast: boolean,
  param: string,
): number {
  if (end !== undefined && duration !== undefined) {
    throw badParam(`${param}[duration]`, "Give either an `end_date` or a `duration`, not both.");
  }
  if (end !== undefined) return end;
  if (duration === undefined && !isLast) {
    throw badParam(`${param}[end_date]`, "A phase that others follow needs an `end_date` or a `duration`.");
  }
  const { price } = subscription.items.data[0]!;
  const { interval, interval_count: count = 1 } = duration ?? {
    interval: price.recurring!.interval,
    interval_count: price.recurring!.interval_count,
  };
  if (count < 1 || count > 36) throw badParam(`${param}[duration]`, "A phase lasts from 1 to 36 intervals.");
  const recurring = { ...price.recurring!, interval, interval_count: 1 };
  return endOfPeriods(subscription.billing_cycle_anchor, { ...price, recurring }, start, count);
}
