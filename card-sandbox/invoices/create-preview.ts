import { z } from "zod";
import { atTimeOf } from "../customers/kept-customer.ts";
import type { WireInvoice } from "../objects/make-invoice.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Sandbox } from "../sandbox.ts";
import { planPrice } from "../subscriptions/change-price.ts";
import { getSubscription } from "../subscriptions/kept-subscription.ts";
import { prorationBehavior, quantity } from "../subscriptions/subscription-params.ts";
import { ApiError, badParam, refused } from "../wire/api-error.ts";
import { expand, flag, id, integer } from "../wire/read-params.ts";
import { previewChange, previewRenewal } from "./preview-invoice.ts";

const item = z.strictObject({ id, price: id.optional(), quantity: quantity.optional() });

/** What POST /v1/invoices/create_preview takes here. */
export const createPreviewParams = z.strictObject({
  customer: id.optional(),
  subscription: id,
  subscription_details: z
    .strictObject({
      items: z.array(item).min(1).max(1).optional(),
      proration_behavior: prorationBehavior.default("create_prorations"),
      proration_date: integer.optional(),
      cancel_at_period_end: flag.optional(),
    })
    .optional(),
  expand,
});

type CreatePreviewParams = z.output<typeof createPreviewParams>;

/** What the next invoice of a subscription will be, as things stand or after a change; nothing is kept. */
export function createPreview(sandbox: Sandbox, params: CreatePreviewParams): WireInvoice {
  const subscription = getSubscription(sandbox, params.subscription, "subscription");
  const here = atTimeOf(sandbox, subscription.customer);
  if (params.customer && params.customer !== subscription.customer) {
    throw badParam("customer", `The subscription ${subscription.id} is not this customer's.`);
  }
  assertRenewed(subscription, params);
  const details = params.subscription_details;
  const [wished] = details?.items ?? [];
  if (!details || !wished) return previewRenewal(here, subscription, {});
  if (wished.id !== subscription.items.data[0]!.id) {
    throw badParam(
      "subscription_details[items][0][id]",
      "A subscription has one item here; name that one's id.",
    );
  }
  const param = "subscription_details[items][0][price]";
  const { price, quantity, lines } = planPrice(
    here,
    subscription,
    {
      price: wished.price,
      quantity: wished.quantity,
      proration: details.proration_behavior,
      prorationDate: details.proration_date,
    },
    param,
  );
  return details.proration_behavior === "always_invoice"
    ? previewChange(here, subscription, lines)
    : previewRenewal(here, subscription, { price, quantity, lines });
}

function assertRenewed(
  subscription: WireSubscription,
  { subscription_details: details }: CreatePreviewParams,
): void {
  if (subscription.ended_at !== null) {
    throw refused(`The subscription ${subscription.id} has ended.`, undefined, "subscription");
  }
  const endsNow = subscription.cancel_at !== null && details?.cancel_at_period_end !== false;
  const isChanged = details?.items !== undefined && details.proration_behavior === "always_invoice";
  if ((endsNow || details?.cancel_at_period_end === true) && !isChanged) {
    throw new ApiError(404, {
      type: "invalid_request_error",
      code: "invoice_upcoming_none",
      message: `No upcoming invoices for customer: ${subscription.customer}`,
    });
  }
}
