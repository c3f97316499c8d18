import type { WireSubscription } from "../objects/make-subscription.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";

interface EndParams {
  cancel_at_period_end?: boolean | undefined;
  cancel_at?: "" | "min_period_end" | "max_period_end" | undefined;
}

/**
 * What a subscription that is to end with its period carries: `cancel_at` always, and `cancel_at_period_end` only where
 * it was asked for by that name, as with the provider's flexible billing. An empty `cancel_at` takes either back.
 */
export function planEnd(
  sandbox: Sandbox,
  before: WireSubscription,
  { cancel_at_period_end: atEnd, cancel_at: at }: EndParams,
): Partial<WireSubscription> {
  const details = before.cancellation_details!;
  const isTakenBack = at === "" || (atEnd === false && before.cancel_at_period_end);
  if (isTakenBack) {
    return {
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { ...details, comment: null, feedback: null, reason: null },
    };
  }
  if (!atEnd && at === undefined) return {};
  return {
    cancel_at: before.items.data[0]!.current_period_end,
    cancel_at_period_end: atEnd === true || (before.cancel_at_period_end && at === undefined),
    canceled_at: before.canceled_at ?? nowInSeconds(sandbox),
    cancellation_details: { ...details, reason: "cancellation_requested" },
  };
}
