import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { changeSchedule, findSchedule } from "./kept-schedule.ts";

/** A price that was changed by hand is that of the schedule's current phase too. */
export function followPriceInSchedule(sandbox: Sandbox, subscription: WireSubscription, cause: Cause): void {
  const schedule = subscription.schedule ? findSchedule(sandbox, subscription.schedule) : null;
  if (!schedule?.current_phase) return;
  const { price, quantity } = subscription.items.data[0]!;
  const start = schedule.current_phase.start_date;
  const phases = schedule.phases.map((phase) => {
    if (phase.start_date !== start) return phase;
    return { ...phase, items: [{ ...phase.items[0]!, price: price.id, plan: price.id, quantity }] };
  });
  changeSchedule(sandbox, schedule, { phases }, cause);
}
