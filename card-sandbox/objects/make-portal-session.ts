import type Stripe from "stripe";
import { makeId } from "../ids.ts";

/** A visit to the billing portal. */
export function makePortalSession(facts: {
  created: number;
  customer: string;
  flow: Stripe.BillingPortal.Session.Flow | null;
  locale: string | null;
  returnUrl: string | null;
  url: string;
}): Stripe.BillingPortal.Session {
  return {
    id: makeId("portalSession"),
    object: "billing_portal.session",
    configuration: "bpc_cardsandbox",
    created: facts.created,
    customer: facts.customer,
    customer_account: null,
    flow: facts.flow,
    livemode: false,
    locale: facts.locale,
    on_behalf_of: null,
    return_url: facts.returnUrl,
    url: facts.url,
  };
}
