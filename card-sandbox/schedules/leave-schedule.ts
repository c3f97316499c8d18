import { setDue } from "../clocks/dues.ts";
import { recordEvent } from "../events/record-event.ts";
import type { WireSchedule } from "../objects/make-schedule.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { updateObject } from "../store/kept-object.ts";
import { findSchedule } from "./kept-schedule.ts";

/** Ends a schedule that is under way; its subscription is the caller's to change. */
export function leaveSchedule(
  sandbox: Sandbox,
  id: string,
  status: "released" | "canceled" | "completed",
  cause: Cause,
): WireSchedule | null {
  const before = findSchedule(sandbox, id);
  if (before?.status !== "active") return before;
  const at = nowInSeconds(sandbox);
  const isReleased = status === "released";
  const after: WireSchedule = {
    ...before,
    status,
    [`${status}_at`]: at,
    current_phase: null,
    released_subscription: isReleased ? before.subscription : null,
    subscription: isReleased ? null : before.subscription,
  };
  updateObject(sandbox, "subscription_schedules", after);
  setDue(sandbox, "phase", id, null);
  recordEvent(sandbox, `subscription_schedule.${status}`, after, cause);
  return after;
}
