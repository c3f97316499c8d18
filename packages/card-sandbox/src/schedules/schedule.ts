import { setDue } from "../clocks/dues.ts";
import { previousOf, recordEvent } from "../events/record-event.ts";
import type { WireSchedule, WireSubscription } from "../objects/billing-objects.ts";
import type { WirePrice } from "../objects/catalog-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findPrice, findSchedule, updateObject } from "../store/stored-object.ts";
import { missing, refused } from "../wire/api-error.ts";
/** A schedule that is under way; an unknown id is a 404, one that has ended a 400. */
export function getActiveSchedule(sandbox: Sandbox, id: string): WireSchedule & { subscription: string } {
  const schedule = findSchedule(sandbox, id);
  if (!schedule) throw missing("subscription schedule", id, "schedule");
  const { status, subscription } = schedule;
  if (status !== "active" || !subscription) {
    throw refused(`You cannot change a subscription schedule that is currently \`${status}\`.`);
  }
  return { ...schedule, subscription: subscription as string };
}

/** Writes what changed of a schedule, with its event and when its phase ends. */
export function changeSchedule(
  sandbox: Sandbox,
  before: WireSchedule,
  change: Partial<WireSchedule>,
  cause: Cause,
): WireSchedule {
  const after = { ...before, ...change };
  const previous = previousOf(before, after);
  if (!previous) return before;
  updateObject(sandbox, "subscription_schedules", after);
  setDue(
    sandbox,
    "phase",
    after.id,
    after.current_phase?.end_date ?? null,
    after.test_clock as string | null,
  );
  recordEvent(sandbox, "subscription_schedule.updated", after, cause, previous);
  return after;
}

/** Ends a schedule that is under way; its subscription is the caller's to change. */
export function leaveSchedule(
  sandbox: Sandbox,
  id: string,
  status: "released" | "canceled" | "completed",
  cause: Cause,
): WireSchedule | null {
  const before = findSchedule(sandbox, id);
  if (before?.status !== "active") return before;
  const isReleased = status === "released";
  const after: WireSchedule = {
    ...before,
    status,
    [`${status}_at`]: nowInSeconds(sandbox),
    current_phase: null,
    released_subscription: isReleased ? (before.subscription as string) : null,
    subscription: isReleased ? null : before.subscription,
  };
  updateObject(sandbox, "subscription_schedules", after);
  setDue(sandbox, "phase", id, null);
  recordEvent(sandbox, `subscription_schedule.${status}`, after, cause);
  return after;
}

/** The price that a subscription's schedule sets from that second on, or null where it sets none then. */
export function findNextPrice(
  sandbox: Sandbox,
  subscription: WireSubscription,
  at: number,
): WirePrice | null {
  const schedule = subscription.schedule ? findSchedule(sandbox, subscription.schedule as string) : null;
  const item = schedule?.phases.find(({ start_date: start }) => start === at)?.items[0];
  return item ? findPrice(sandbox, item.price) : null;
}

/** A price that was changed by hand is that of the schedule's current phase too. */
export function followPrice(sandbox: Sandbox, subscription: WireSubscription, cause: Cause): void {
  const schedule = subscription.schedule ? findSchedule(sandbox, subscription.schedule as string) : null;
  if (!schedule?.current_phase) return;
  const { price } = subscription.items.data[0]!;
  const start = schedule.current_phase.start_date;
  const phases = schedule.phases.map((phase) => {
    if (phase.start_date !== start) return phase;
    return { ...phase, items: [{ ...phase.items[0]!, price: price.id, plan: price.id }] };
  });
  changeSchedule(sandbox, schedule, { phases }, cause);
}
