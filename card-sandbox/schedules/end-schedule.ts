import { atTimeOf } from "../customers/kept-customer.ts";
import type { WireSchedule } from "../objects/make-schedule.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { cancelSubscription } from "../subscriptions/cancel-subscription.ts";
import { changeSubscription, getSubscription } from "../subscriptions/kept-subscription.ts";
import { findSchedule, getActiveSchedule } from "./kept-schedule.ts";
import { leaveSchedule } from "./leave-schedule.ts";

/** Takes a subscription out of its schedule; it goes on as it is. */
export function releaseSchedule(sandbox: Sandbox, id: string, cause: Cause): WireSchedule {
  const schedule = getActiveSchedule(sandbox, id);
  const here = atTimeOf(sandbox, schedule.customer);
  const released = leaveSchedule(here, id, "released", cause)!;
  changeSubscription(here, getSubscription(here, schedule.subscription), { schedule: null }, cause);
  return released;
}

/** Ends a schedule and its subscription with it. */
export function cancelSchedule(
  sandbox: Sandbox,
  id: string,
  params: { invoice_now: boolean; prorate: boolean },
  cause: Cause,
): WireSchedule {
  const schedule = getActiveSchedule(sandbox, id);
  cancelSubscription(sandbox, schedule.subscription, { ...params, expand: [] }, cause);
  return findSchedule(sandbox, id)!;
}
