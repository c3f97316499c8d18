import { getCustomer } from "../customers/kept-customer.ts";
import { findDefaultMethod } from "../customers/kept-method.ts";
import { recordEvent } from "../events/record-event.ts";
import type { WireInvoice } from "../objects/make-invoice.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { changeSubscription, findSubscription } from "../subscriptions/kept-subscription.ts";
import { chargeInvoice } from "./charge-invoice.ts";
import { changeInvoice, getInvoice } from "./kept-invoice.ts";

const day = 24 * 60 * 60;

/** Pauses between the attempts to charge an invoice. */
const pauses = [day, 3 * day, 5 * day];

/** Charges an open invoice by itself: to the subscription's card, again and again by the schedule if that is refused. */
export function collectInvoice(sandbox: Sandbox, invoice: WireInvoice, cause: Cause): WireInvoice {
  const subscription = findSubscription(sandbox, invoice.parent.subscription_details.subscription);
  const method = findDefaultMethod(sandbox, subscription, getCustomer(sandbox, invoice.customer));
  const attempt = chargeInvoice(sandbox, invoice, method, false, cause);
  if (attempt.result === "paid") return attempt.invoice;
  const isTriedAgain = subscription !== null && subscription.status !== "incomplete";
  const pause = isTriedAgain ? pauses[invoice.attempt_count] : undefined;
  const failed = noteRefusal(sandbox, invoice, attempt.decline.code, cause, {
    attempt_count: invoice.attempt_count + 1,
    auto_advance: pause !== undefined,
    next_payment_attempt: pause === undefined ? null : nowInSeconds(sandbox) + pause,
  });
  if (isTriedAgain) noteDebt(sandbox, subscription.id, pause === undefined, cause);
  return getInvoice(sandbox, failed.id);
}

/** Tells that an invoice could not be charged. */
export function noteRefusal(
  sandbox: Sandbox,
  invoice: WireInvoice,
  code: string,
  cause: Cause,
  change: Partial<WireInvoice>,
): WireInvoice {
  const failed = { attempted: true, ...change };
  const after = changeInvoice(sandbox, invoice, failed, "invoice.payment_failed", cause);
  if (code === "authentication_required") {
    recordEvent(sandbox, "invoice.payment_action_required", after, cause);
  }
  return after;
}

/** A subscription with a refused invoice is past due; after the last attempt it is unpaid, or ends. */
function noteDebt(sandbox: Sandbox, id: string, wasLast: boolean, cause: Cause): void {
  const subscription = findSubscription(sandbox, id);
  if (!subscription || subscription.status === "canceled") return;
  if (!wasLast) {
    if (subscription.status === "active") {
      changeSubscription(sandbox, subscription, { status: "past_due" }, cause);
    }
  } else if (sandbox.afterRetries === "canceled") {
    endSubscription(sandbox, subscription, "payment_failed", cause);
  } else {
    changeSubscription(sandbox, subscription, { status: "unpaid" }, cause);
  }
}
