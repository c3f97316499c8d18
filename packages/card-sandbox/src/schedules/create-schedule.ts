import { z } from "zod";
import { setDue } from "../clocks/dues.ts";
import { atTimeOf } from "../customers/customer.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeSchedule, type WireSchedule } from "../objects/billing-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/stored-object.ts";
import { changeSubscription, getSubscription } from "../subscriptions/subscription.ts";
import { refused } from "../wire/api-error.ts";
import { expand, id } from "../wire/read-params.ts";
import { getActiveSchedule, leaveSchedule } from "./schedule.ts";

/** What POST /v1/subscription_schedules takes here. */
export const createScheduleParams = z.strictObject({ from_subscription: id, expand });

/** Puts a subscription under a schedule, whose phases can then be set; one schedule a subscription. */
export function createSchedule(sandbox: Sandbox, subscriptionId: string, cause: Cause): WireSchedule {
  const param = "from_subscription";
  const subscription = getSubscription(sandbox, subscriptionId, param);
  const here = atTimeOf(sandbox, subscription.customer);
  if (subscription.schedule) {
    const message = `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`;
    throw refused(message, undefined, param);
  }
  if (subscription.ended_at !== null) {
    throw refused("A subscription that has ended can't be put under a schedule.", undefined, param);
  }
  if (subscription.cancel_at !== null) {
    const message = "A subscription that is set to cancel can't be put under a schedule. Unset that first.";
    throw refused(message, undefined, param);
  }
  const schedule = makeSchedule(subscription, nowInSeconds(here));
  insertObject(here, "subscription_schedules", schedule);
  setDue(
    here,
    "phase",
    schedule.id,
    schedule.current_phase!.end_date,
    subscription.test_clock as string | null,
  );
  recordEvent(here, "subscription_schedule.created", schedule, cause);
  changeSubscription(here, subscription, { schedule: schedule.id }, cause);
  return schedule;
}

/** Takes a subscription out of its schedule; it goes on as it is. */
export function releaseSchedule(sandbox: Sandbox, id: string, cause: Cause): WireSchedule {
  const schedule = getActiveSchedule(sandbox, id);
  const here = atTimeOf(sandbox, schedule.customer);
  const released = leaveSchedule(here, id, "released", cause)!;
  changeSubscription(here, getSubscription(here, schedule.subscription), { schedule: null }, cause);
  return released;
}
