import type Stripe from "stripe";
import { stopCollecting } from "../invoices/kept-invoice.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { leaveSchedule } from "../schedules/leave-schedule.ts";
import { changeSubscription } from "./kept-subscription.ts";

/** Ends a subscription for good. What is open of it is no longer charged by itself. */
export function endSubscription(
  sandbox: Sandbox,
  subscription: WireSubscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
  cause: Cause,
): WireSubscription {
  const at = nowInSeconds(sandbox);
  if (subscription.schedule) leaveSchedule(sandbox, subscription.schedule, "canceled", cause);
  const ended = changeSubscription(
    sandbox,
    subscription,
    {
      status: "canceled",
      canceled_at: subscription.canceled_at ?? at,
      cancellation_details: { ...subscription.cancellation_details!, reason },
      ended_at: at,
      schedule: null,
    },
    cause,
    "customer.subscription.deleted",
  );
  stopCollecting(sandbox, subscription.id, cause);
  return ended;
}
