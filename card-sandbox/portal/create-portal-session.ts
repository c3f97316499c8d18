import type Stripe from "stripe";
import { getCustomer } from "../customers/kept-customer.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import { makePortalSession } from "../objects/make-portal-session.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { getSubscription } from "../subscriptions/kept-subscription.ts";
import { badParam } from "../wire/api-error.ts";
import { visitLength } from "./kept-portal-session.ts";
import type { CreatePortalParams } from "./portal-params.ts";

type Flow = Stripe.BillingPortal.Session.Flow;

/** Opens the billing portal for a customer: an address for an hour from the last visit. */
export function createPortalSession(
  sandbox: Sandbox,
  params: CreatePortalParams,
  cause: Cause,
): Stripe.BillingPortal.Session {
  getCustomer(sandbox, params.customer);
  const created = Math.floor(sandbox.machineNow() / 1000);
  const address = makeId("address");
  const session = makePortalSession({
    created,
    customer: params.customer,
    flow: readFlow(sandbox, params),
    locale: params.locale ?? null,
    returnUrl: params.return_url ?? null,
    url: `${sandbox.publicUrl}/portal/${address}`,
  });
  const insert = "INSERT INTO portal_sessions (address, expires_at, body) VALUES (?, ?, ?)";
  sandbox.store.run(insert, address, created + visitLength, JSON.stringify(session));
  recordEvent(sandbox, "billing_portal.session.created", session, cause);
  return session;
}

function readFlow(sandbox: Sandbox, { customer, flow_data: data }: CreatePortalParams): Flow | null {
  if (!data) return null;
  const id = data.subscription_cancel?.subscription;
  const param = "flow_data[subscription_cancel][subscription]";
  if (data.type === "subscription_cancel") {
    if (id === undefined) throw badParam(param, `Missing required param: ${param}.`, "parameter_missing");
    const subscription = getSubscription(sandbox, id, param);
    if (subscription.customer !== customer)
      throw badParam(param, `The subscription ${id} is not this customer's.`);
    if (subscription.ended_at !== null || subscription.cancel_at !== null) {
      throw badParam(param, `The subscription ${id} has ended or is set to.`);
    }
  }
  const { type = "portal_homepage", redirect } = data.after_completion ?? {};
  return {
    after_completion: { hosted_confirmation: null, redirect: redirect ?? null, type },
    customer_update: null,
    subscription_cancel: id === undefined ? null : { retention: null, subscription: id },
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: data.type,
  };
}
