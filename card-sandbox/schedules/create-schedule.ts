import { setDue } from "../clocks/dues.ts";
import { atTimeOf } from "../customers/kept-customer.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeSchedule, type WireSchedule } from "../objects/make-schedule.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/kept-object.ts";
import { changeSubscription, getSubscription } from "../subscriptions/kept-subscription.ts";
import { refused } from "../wire/api-error.ts";

/** Puts a subscription under a schedule, whose phases can then be set; one schedule a subscription. */
export function createSchedule(
  sandbox: Sandbox,
  subscriptionId: string,
  metadata: Record<string, string>,
  cause: Cause,
): WireSchedule {
  const subscription = getSubscription(sandbox, subscriptionId, "from_subscription");
  const here = atTimeOf(sandbox, subscription.customer);
  if (subscription.schedule) {
    const message = `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`;
    throw refused(message, undefined, "from_subscription");
  }
  if (subscription.ended_at !== null || subscription.status === "incomplete") {
    const message = `A subscription that is \`${subscription.status}\` can't be put under a schedule.`;
    throw refused(message, undefined, "from_subscription");
  }
  if (subscription.cancel_at !== null) {
    const message = "A subscription that is set to cancel can't be put under a schedule. Unset that first.";
    throw refused(message, undefined, "from_subscription");
  }
  const schedule = makeSchedule(subscription, metadata, nowInSeconds(here));
  const { id, created, customer, test_clock: clock } = schedule;
  insertObject(here, "subscription_schedules", schedule, { created, customer });
  setDue(here, "phase", id, schedule.current_phase?.end_date ?? null, clock);
  recordEvent(here, "subscription_schedule.created", schedule, cause);
  changeSubscription(here, subscription, { schedule: id }, cause);
  return schedule;
}
