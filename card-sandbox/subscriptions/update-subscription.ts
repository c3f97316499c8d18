import { atTimeOf } from "../customers/kept-customer.ts";
import { getMethodOf } from "../customers/kept-method.ts";
import { refuseCard } from "../invoices/refuse-card.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { followPriceInSchedule } from "../schedules/follow-price.ts";
import { badParam, refused } from "../wire/api-error.ts";
import { changeMetadata } from "../wire/read-params.ts";
import { changePrice } from "./change-price.ts";
import { changeSubscription, getSubscription } from "./kept-subscription.ts";
import { planEnd } from "./plan-end.ts";
import type { UpdateSubscriptionParams } from "./subscription-params.ts";

/**
 * Changes a subscription by request. With `error_if_incomplete`, a change whose invoice can't be charged is not made
 * (402); otherwise it is made and the subscription past due.
 */
export function updateSubscription(
  sandbox: Sandbox,
  id: string,
  params: UpdateSubscriptionParams,
  cause: Cause,
): WireSubscription {
  const before = getSubscription(sandbox, id);
  const here = atTimeOf(sandbox, before.customer);
  assertChangeable(before, params);
  changeSubscription(here, before, readChange(here, before, params), cause);
  const [item] = params.items ?? [];
  if (item) {
    if (item.id !== before.items.data[0]!.id) {
      throw badParam("items[0][id]", "A subscription has one item here; name that one's id to change it.");
    }
    const change = {
      price: item.price,
      quantity: item.quantity,
      proration: params.proration_behavior,
      prorationDate: params.proration_date,
    };
    const invoice = changePrice(here, getSubscription(here, id), change, cause);
    if (params.payment_behavior === "error_if_incomplete" && invoice?.status === "open") {
      throw refuseCard(here, invoice);
    }
    followPriceInSchedule(here, getSubscription(here, id), cause);
  }
  return getSubscription(here, id);
}

function assertChangeable({ status, schedule }: WireSubscription, params: UpdateSubscriptionParams): void {
  const { items, cancel_at_period_end: atEnd, cancel_at: at, default_payment_method: card } = params;
  const changesEnd = atEnd !== undefined || at !== undefined;
  const changesMuch = items !== undefined || changesEnd || card !== undefined;
  if ((status === "canceled" || status === "incomplete_expired") && changesMuch) {
    const message = "A canceled subscription can only update its cancellation_details and metadata.";
    throw refused(message, "invalid_canceled_subscription_fields");
  }
  if (status === "incomplete" && (items !== undefined || changesEnd)) {
    throw refused(
      "This subscription is incomplete: its first invoice must be paid before it can be changed.",
    );
  }
  if (schedule && changesEnd) {
    const message = `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`;
    throw refused(message, undefined, atEnd === undefined ? "cancel_at" : "cancel_at_period_end");
  }
  if (atEnd !== undefined && at !== undefined) {
    throw badParam(
      "cancel_at",
      "You may only specify one of these parameters: cancel_at, cancel_at_period_end.",
    );
  }
}

function readChange(
  sandbox: Sandbox,
  before: WireSubscription,
  params: UpdateSubscriptionParams,
): Partial<WireSubscription> {
  const card = params.default_payment_method;
  if (card) getMethodOf(sandbox, before.customer, card, "default_payment_method");
  const ending = planEnd(sandbox, before, params);
  const { comment, feedback } = params.cancellation_details ?? {};
  const details = ending.cancellation_details ?? before.cancellation_details!;
  return {
    ...ending,
    cancellation_details: {
      ...details,
      comment: comment === undefined ? details.comment : comment,
      feedback: feedback ?? details.feedback,
    },
    default_payment_method: card ?? before.default_payment_method,
    description: params.description === undefined ? before.description : params.description,
    metadata: changeMetadata(before.metadata, params.metadata),
  };
}
