import { findDefaultMethod } from "../customers/card-method.ts";
import { getCustomer } from "../customers/customer.ts";
import { recordEvent } from "../events/record-event.ts";
import type { WireInvoice } from "../objects/invoice-objects.ts";
import { type Cause, noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findInvoice } from "../store/stored-object.ts";
import { changeSubscription, findSubscription } from "../subscriptions/subscription.ts";
import { chargeInvoice } from "./charge-invoice.ts";
import { changeInvoice, getInvoice } from "./invoice.ts";

const day = 24 * 60 * 60;

/** Pauses between the attempts to charge an invoice. */
const pauses = [day, 3 * day, 5 * day];

/** Charges an open invoice by itself: to the subscription's card, again and again by the schedule if that is refused. */
export function collectInvoice(sandbox: Sandbox, invoice: WireInvoice, cause: Cause): WireInvoice {
  const subscription = findSubscription(sandbox, invoice.parent.subscription_details.subscription);
  const method = findDefaultMethod(sandbox, subscription, getCustomer(sandbox, invoice.customer));
  const attempt = chargeInvoice(sandbox, invoice, method, false, cause);
  if (attempt.result === "paid") return attempt.invoice;
  const pause = subscription ? pauses[invoice.attempt_count] : undefined;
  const failed = noteRefusal(sandbox, invoice, attempt.decline.code, cause, {
    attempt_count: invoice.attempt_count + 1,
    auto_advance: pause !== undefined,
    next_payment_attempt: pause === undefined ? null : nowInSeconds(sandbox) + pause,
  });
  if (subscription) noteDebt(sandbox, subscription.id, pause === undefined, cause);
  return getInvoice(sandbox, failed.id);
}

/** Records that an invoice could not be charged. */
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

/** A subscription with a refused invoice is past due, and after the last attempt unpaid. */
function noteDebt(sandbox: Sandbox, id: string, wasLast: boolean, cause: Cause): void {
  const subscription = findSubscription(sandbox, id);
  if (!subscription || subscription.status === "canceled") return;
  if (wasLast) changeSubscription(sandbox, subscription, { status: "unpaid" }, cause);
  else if (subscription.status === "active") {
    changeSubscription(sandbox, subscription, { status: "past_due" }, cause);
  }
}

/** Charges an invoice again whose time for it has come. */
export function retryInvoice(sandbox: Sandbox, id: string): void {
  const invoice = findInvoice(sandbox, id);
  if (invoice?.status === "open") collectInvoice(sandbox, invoice, noCause);
}
