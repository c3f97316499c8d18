import { atTimeOf } from "../customers/kept-customer.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { leaveSchedule } from "../schedules/leave-schedule.ts";
import { changeSubscription } from "../subscriptions/kept-subscription.ts";
import { planEnd } from "../subscriptions/plan-end.ts";
import { findPlan } from "./read-portal.ts";

/**
 * Lets a customer's subscription end with its period, by their own hand: `cancel_at` is set and not
 * `cancel_at_period_end`, as the provider's portal does it. A schedule lets go of it first. Null: it is none of theirs.
 */
export function cancelPlan(sandbox: Sandbox, customerId: string, id: string): { endsAt: number } | null {
  return sandbox.store.transact(() => {
    const plan = findPlan(sandbox, customerId, id);
    if (!plan) return null;
    const here = atTimeOf(sandbox, customerId);
    const { subscription } = plan;
    if (subscription.schedule) leaveSchedule(here, subscription.schedule, "released", noCause);
    const change = { schedule: null, ...planEnd(here, subscription, { cancel_at: "max_period_end" }) };
    const { cancel_at: endsAt } = changeSubscription(here, subscription, change, noCause);
    return { endsAt: endsAt ?? 0 };
  });
}

/** Takes a cancellation back that has not come true yet; false: there is none of theirs. */
export function resumePlan(sandbox: Sandbox, customerId: string, id: string): boolean {
  return sandbox.store.transact(() => {
    const plan = findPlan(sandbox, customerId, id);
    if (!plan) return false;
    const here = atTimeOf(sandbox, customerId);
    changeSubscription(here, plan.subscription, planEnd(here, plan.subscription, { cancel_at: "" }), noCause);
    return true;
  });
}
