import { z } from "zod";
import { getMethodOf } from "../customers/card-method.ts";
import { atTimeOf } from "../customers/customer.ts";
import { refuseCard } from "../invoices/invoice.ts";
import type { WireSubscription } from "../objects/billing-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { followPrice } from "../schedules/schedule.ts";
import { badParam, refused } from "../wire/api-error.ts";
import { expand, flag, id, integer } from "../wire/read-params.ts";
import { upgradeSubscription } from "./change-price.ts";
import { changeSubscription, getSubscription } from "./subscription.ts";

export const itemParams = z
  .array(z.strictObject({ id, price: id }))
  .min(1)
  .max(1);

/** What POST /v1/subscriptions/:id takes here. */
export const updateSubscriptionParams = z.strictObject({
  items: itemParams.optional(),
  proration_behavior: z.literal("always_invoice").optional(),
  proration_date: integer.optional(),
  payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete"]).optional(),
  cancel_at_period_end: flag.pipe(z.literal(true)).optional(),
  cancel_at: z.enum(["", "max_period_end"]).optional(),
  default_payment_method: id.optional(),
  expand,
});

type UpdateParams = z.output<typeof updateSubscriptionParams>;

/**
 * Changes a subscription by request. With `error_if_incomplete`, a change whose invoice can't be charged is not made
 * (402); otherwise it is made and the subscription past due.
 */
export function updateSubscription(
  sandbox: Sandbox,
  subscriptionId: string,
  params: UpdateParams,
  cause: Cause,
): WireSubscription {
  const before = getSubscription(sandbox, subscriptionId);
  const here = atTimeOf(sandbox, before.customer);
  assertChangeable(before, params);
  const card = params.default_payment_method ?? before.default_payment_method;
  if (params.default_payment_method) {
    getMethodOf(sandbox, before.customer, params.default_payment_method, "default_payment_method");
  }
  const change = { ...planEnd(here, before, params), default_payment_method: card };
  changeSubscription(here, before, change, cause);
  if (params.items) changeItem(here, subscriptionId, params.items[0]!, params, cause);
  return getSubscription(here, subscriptionId);
}

function changeItem(
  sandbox: Sandbox,
  subscriptionId: string,
  { id: item, price }: { id: string; price: string },
  params: UpdateParams,
  cause: Cause,
): void {
  const before = getSubscription(sandbox, subscriptionId);
  assertItem(before, item, "items[0][id]");
  if (!params.proration_behavior) {
    const message = "The card sandbox makes changes of the price with `always_invoice` only.";
    throw badParam("proration_behavior", message, "parameter_missing");
  }
  const invoice = upgradeSubscription(sandbox, before, price, params.proration_date, cause);
  if (params.payment_behavior === "error_if_incomplete" && invoice?.status === "open") {
    throw refuseCard(sandbox, invoice);
  }
  followPrice(sandbox, getSubscription(sandbox, subscriptionId), cause);
}

/** Fails with a 400 at `param` unless the item is the subscription's one. */
export function assertItem(subscription: WireSubscription, item: string, param: string): void {
  if (item === subscription.items.data[0]!.id) return;
  throw badParam(param, "A subscription has one item here; name that one's id to change it.");
}

function assertChangeable({ status, schedule }: WireSubscription, params: UpdateParams): void {
  const { cancel_at_period_end: atEnd, cancel_at: at } = params;
  if (status === "canceled") {
    const message = "A canceled subscription can only update its cancellation_details and metadata.";
    throw refused(message, "invalid_canceled_subscription_fields");
  }
  if (atEnd !== undefined && at !== undefined) {
    const message = "You may only specify one of these parameters: cancel_at, cancel_at_period_end.";
    throw badParam("cancel_at", message);
  }
  if (schedule && (atEnd !== undefined || at !== undefined)) {
    const message = `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`;
    throw refused(message, undefined, atEnd === undefined ? "cancel_at" : "cancel_at_period_end");
  }
}

/**
 * What a subscription that is to end with its period carries: `cancel_at` always, and `cancel_at_period_end` only where
 * it was asked for by that name, as with the provider's flexible billing. An empty `cancel_at` takes either back.
 */
function planEnd(
  sandbox: Sandbox,
  before: WireSubscription,
  { cancel_at_period_end: atEnd, cancel_at: at }: UpdateParams,
): Partial<WireSubscription> {
  const details = before.cancellation_details!;
  if (at === "") {
    const cancellation_details = { ...details, reason: null };
    return { cancel_at: null, cancel_at_period_end: false, canceled_at: null, cancellation_details };
  }
  if (!atEnd && at === undefined) return {};
  return {
    cancel_at: before.items.data[0]!.current_period_end,
    cancel_at_period_end: atEnd === true,
    canceled_at: before.canceled_at ?? nowInSeconds(sandbox),
    cancellation_details: { ...details, reason: "cancellation_requested" },
  };
}
