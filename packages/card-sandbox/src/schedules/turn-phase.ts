import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findPrice, findSchedule } from "../store/stored-object.ts";
import { setPrice } from "../subscriptions/change-price.ts";
import { changeSubscription, findSubscription } from "../subscriptions/subscription.ts";
import { changeSchedule, leaveSchedule } from "./schedule.ts";
/** At the end of a phase: the next one begins, or the schedule is over and its subscription goes on. */
export function turnPhase(sandbox: Sandbox, id: string): void {
  const schedule = findSchedule(sandbox, id);
  const subscription = schedule?.subscription
    ? findSubscription(sandbox, schedule.subscription as string)
    : null;
  if (schedule?.status !== "active" || !subscription) return;
  const next = schedule.phases.find(({ start_date: start }) => start === nowInSeconds(sandbox));
  if (next) {
    setPrice(sandbox, subscription, findPrice(sandbox, next.items[0]!.price)!, {}, noCause);
    const phase = { start_date: next.start_date, end_date: next.end_date };
    changeSchedule(sandbox, schedule, { current_phase: phase }, noCause);
  } else {
    leaveSchedule(sandbox, id, "released", noCause);
    changeSubscription(sandbox, subscription, { schedule: null }, noCause);
  }
}
