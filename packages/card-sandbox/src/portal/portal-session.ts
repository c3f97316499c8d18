import type Stripe from "stripe";
import { z } from "zod";
import { getCustomer } from "../customers/customer.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import { makeObject } from "../objects/stripe-object.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { locales } from "../sessions/session-params.ts";
import { address, expand, id } from "../wire/read-params.ts";

type PortalSession = Stripe.BillingPortal.Session;

/** Seconds that a portal stays open after the last visit. */
const visitLength = 60 * 60;

/** What POST /v1/billing_portal/sessions takes here. */
export const createPortalParams = z.strictObject({
  customer: id,
  return_url: address.optional(),
  locale: z.enum(locales).optional(),
  flow_data: z
    .strictObject({
      type: z.literal("payment_method_update"),
      after_completion: z
        .strictObject({ type: z.literal("redirect"), redirect: z.strictObject({ return_url: address }) })
        .optional(),
    })
    .optional(),
  expand,
});

type CreatePortalParams = z.output<typeof createPortalParams>;

/** Opens the billing portal for a customer: an address for an hour from the last visit. */
export function createPortalSession(
  sandbox: Sandbox,
  params: CreatePortalParams,
  cause: Cause,
): PortalSession {
  getCustomer(sandbox, params.customer);
  const created = Math.floor(sandbox.machineNow() / 1000);
  const path = makeId("address");
  const session = makeObject<PortalSession>("billing_portal.session", {
    id: makeId("portalSession"),
    configuration: "bpc_card_sandbox",
    created,
    customer: params.customer,
    flow: readFlow(params),
    locale: (params.locale as PortalSession["locale"]) ?? null,
    return_url: params.return_url ?? null,
    url: `${sandbox.publicUrl}/portal/${path}`,
  });
  const insert = "INSERT INTO portal_sessions (address, expires_at, body) VALUES (?, ?, ?)";
  sandbox.store.run(insert, path, created + visitLength, JSON.stringify(session));
  recordEvent(sandbox, "billing_portal.session.created", session, cause);
  return session;
}

function readFlow({ flow_data: data }: CreatePortalParams): Stripe.BillingPortal.Session.Flow | null {
  if (!data) return null;
  const { type, redirect } = data.after_completion ?? { type: "portal_homepage", redirect: null };
  return {
    after_completion: { hosted_confirmation: null, redirect, type },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: data.type,
  } as Stripe.BillingPortal.Session.Flow;
}

/** What waits for the customer's bank. */
type Pending = { kind: "card"; method: string } | { kind: "invoice"; invoice: string; method: string };

export interface Visit {
  address: string;
  session: PortalSession;
  isOver: boolean;
  pending: Pending | null;
}

/** A visit to the portal by its address, or null; each look prolongs it while it is not over. */
export function findVisit(sandbox: Sandbox, address: string): Visit | null {
  const row = sandbox.store.find<{ expires_at: number; pending: string | null; body: string }>(
    "SELECT expires_at, pending, body FROM portal_sessions WHERE address = ?",
    address,
  );
  if (!row) return null;
  const now = Math.floor(sandbox.machineNow() / 1000);
  const isOver = row.expires_at <= now;
  const prolong = "UPDATE portal_sessions SET expires_at = ? WHERE address = ?";
  if (!isOver) sandbox.store.run(prolong, now + visitLength, address);
  return {
    address,
    session: JSON.parse(row.body) as PortalSession,
    isOver,
    pending: row.pending ? (JSON.parse(row.pending) as Pending) : null,
  };
}

export function setPending(sandbox: Sandbox, address: string, pending: Pending | null): void {
  const update = "UPDATE portal_sessions SET pending = ? WHERE address = ?";
  sandbox.store.run(update, pending && JSON.stringify(pending), address);
}
