import { z } from "zod";
import { getRecurringPrice } from "../catalog/create-price.ts";
import { atTimeOf } from "../customers/customer.ts";
import {
  makePhase,
  type WirePhase,
  type WireSchedule,
  type WireSubscription,
} from "../objects/billing-objects.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { endOfPeriod } from "../subscriptions/period.ts";
import { getSubscription } from "../subscriptions/subscription.ts";
import { badParam } from "../wire/api-error.ts";
import { expand, id, integer } from "../wire/read-params.ts";
import { changeSchedule, getActiveSchedule } from "./schedule.ts";

const phaseParams = z.strictObject({
  items: z
    .array(z.strictObject({ price: id, quantity: integer.pipe(z.literal(1)).optional() }))
    .min(1)
    .max(1),
  start_date: integer.optional(),
  end_date: integer.optional(),
  duration: z
    .strictObject({ interval: z.enum(["month", "year"]), interval_count: integer.optional() })
    .optional(),
  proration_behavior: z.literal("none").optional(),
});

/** What POST /v1/subscription_schedules/:id takes here. */
export const updateScheduleParams = z.strictObject({
  phases: z.array(phaseParams).min(1).max(10),
  end_behavior: z.literal("release").optional(),
  expand,
});

type PhaseParams = z.output<typeof phaseParams>;

/** Sets the phases of a schedule; after the last, its subscription goes on. The current phase stays as it is. */
export function updateSchedule(
  sandbox: Sandbox,
  scheduleId: string,
  params: z.output<typeof updateScheduleParams>,
  cause: Cause,
): WireSchedule {
  const before = getActiveSchedule(sandbox, scheduleId);
  const subscription = getSubscription(sandbox, before.subscription);
  const here = atTimeOf(sandbox, before.customer);
  const start = before.current_phase!.start_date;
  const phases = readPhases(here, subscription, start, params.phases);
  const [{ items, end_date: end }] = phases as [WirePhase];
  if (items[0]!.price !== subscription.items.data[0]!.price.id) {
    const message = "The card sandbox takes the current phase as it is; change the subscription itself.";
    throw badParam("phases[0][items][0][price]", message);
  }
  const current_phase = { start_date: start, end_date: end };
  return changeSchedule(here, before, { phases, current_phase }, cause);
}

/**
 * Reads phases that follow one another without a gap, the first of which is the one under way. A phase lasts until its
 * end date or for its duration.
 */
function readPhases(
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
    read.push(readPhase(sandbox, subscription, phase, start, `phases[${index}]`));
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
  param: string,
): WirePhase {
  if (phase.start_date !== undefined && phase.start_date !== start) {
    throw badParam(`${param}[start_date]`, "A phase must start when the one before it ends.");
  }
  const price = getRecurringPrice(sandbox, phase.items[0]!.price, `${param}[items][0][price]`);
  const end = readEnd(subscription, phase, start, param);
  if (end <= start) throw badParam(`${param}[end_date]`, "A phase must end after it starts.");
  const proration_behavior = phase.proration_behavior ?? "create_prorations";
  return makePhase({
    start_date: start,
    end_date: end,
    price: price.id,
    currency: price.currency,
    proration_behavior,
  });
}

function readEnd(
  { billing_cycle_anchor: anchor, items }: WireSubscription,
  { end_date: end, duration }: PhaseParams,
  start: number,
  param: string,
): number {
  if (end !== undefined && duration === undefined) return end;
  if (end !== undefined || duration === undefined) {
    throw badParam(`${param}[duration]`, "Give either an `end_date` or a `duration`.");
  }
  const { interval, interval_count: count = 1 } = duration;
  if (count < 1 || count > 36) throw badParam(`${param}[duration]`, "A phase lasts from 1 to 36 intervals.");
  const { price } = items.data[0]!;
  const recurring = { ...price.recurring!, interval, interval_count: 1 };
  let phaseEnd = start;
  for (let done = 0; done < count; done++) phaseEnd = endOfPeriod(anchor, { ...price, recurring }, phaseEnd);
  return phaseEnd;
}
