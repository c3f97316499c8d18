import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { changePrice } from "../subscriptions/change-price.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { changeSubscription, findSubscription, getSubscription } from "../subscriptions/kept-subscription.ts";
import { changeSchedule, findSchedule } from "./kept-schedule.ts";
import { leaveSchedule } from "./leave-schedule.ts";

/** At the end of a phase: the next one begins, or the schedule is over and lets its subscription go on or end. */
export function turnPhase(sandbox: Sandbox, id: string): void {
  const schedule = findSchedule(sandbox, id);
  const subscription = schedule?.subscription ? findSubscription(sandbox, schedule.subscription) : null;
  if (schedule?.status !== "active" || !subscription) return;
  const next = schedule.phases.find(({ start_date: start }) => start === nowInSeconds(sandbox));
  if (next) {
    const { price, quantity } = next.items[0]!;
    const change = { price, quantity, proration: next.proration_behavior, isAgreed: true };
    changePrice(sandbox, subscription, change, noCause);
    const changed = getSubscription(sandbox, subscription.id);
    const metadata = { ...changed.metadata, ...next.metadata };
    changeSubscription(sandbox, changed, { metadata }, noCause);
    const phase = { start_date: next.start_date, end_date: next.end_date };
    changeSchedule(sandbox, schedule, { current_phase: phase }, noCause);
  } else if (schedule.end_behavior === "cancel") {
    leaveSchedule(sandbox, id, "completed", noCause);
    endSubscription(sandbox, subscription, "cancellation_requested", noCause);
  } else {
    leaveSchedule(sandbox, id, "released", noCause);
    changeSubscription(sandbox, subscription, { schedule: null }, noCause);
  }
}
