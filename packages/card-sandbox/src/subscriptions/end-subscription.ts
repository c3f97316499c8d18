import type Stripe from "stripe";
import { atTimeOf } from "../customers/customer.ts";
import { stopCollecting } from "../invoices/invoice.ts";
import type { WireSubscription } from "../objects/billing-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { leaveSchedule } from "../schedules/schedule.ts";
import { missing } from "../wire/api-error.ts";
import { changeSubscription, getSubscription } from "./subscription.ts";

/** Ends a subscription at once by request. Fails with a 404 where it has ended, as the provider does. */
export function cancelSubscription(sandbox: Sandbox, id: string, cause: Cause): WireSubscription {
  const before = getSubscription(sandbox, id);
  if (before.ended_at !== null) throw missing("subscription", id, "id");
  return endSubscription(atTimeOf(sandbox, before.customer), before, "cancellation_requested", cause);
}

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
