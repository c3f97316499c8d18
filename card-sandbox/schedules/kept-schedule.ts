import { setDue } from "../clocks/dues.ts";
import { previousOf } from "../events/previous-of.ts";
import { recordEvent } from "../events/record-event.ts";
import type { WireSchedule } from "../objects/make-schedule.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { findObject, updateObject } from "../store/kept-object.ts";
import { missing, refused } from "../wire/api-error.ts";

/** A schedule, or null. */
export function findSchedule(sandbox: Sandbox, id: string): WireSchedule | null {
  return findObject(sandbox, "subscription_schedules", id);
}

/** A schedule that is under way; an unknown id is a 404, one that has ended a 400. */
export function getActiveSchedule(sandbox: Sandbox, id: string): WireSchedule & { subscription: string } {
  const schedule = findSchedule(sandbox, id);
  if (!schedule) throw missing("subscription schedule", id, "schedule");
  if (schedule.status !== "active" || !schedule.subscription) {
    throw refused(`You cannot change a subscription schedule that is currently \`${schedule.status}\`.`);
  }
  return { ...schedule, subscription: schedule.subscription };
}

/** Writes what changed of a schedule, with when its phase ends, and tells of it. */
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
  setDue(sandbox, "phase", after.id, after.current_phase?.end_date ?? null, after.test_clock);
  recordEvent(sandbox, "subscription_schedule.updated", after, cause, previous);
  return after;
}
