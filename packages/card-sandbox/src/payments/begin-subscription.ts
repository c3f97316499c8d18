import type Stripe from "stripe";
import { attachMethod } from "../customers/card-method.ts";
import { addCustomer, atTimeOf, getCustomer } from "../customers/customer.ts";
import { linkIntent } from "../invoices/invoice.ts";
import { settleInvoice } from "../invoices/settle-invoice.ts";
import type { WireCustomer } from "../objects/billing-objects.ts";
import type { CardMethod } from "../objects/payment-objects.ts";
import type { Session } from "../objects/session-objects.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import type { StoredSession } from "../sessions/stored-session.ts";
import { findPrice } from "../store/stored-object.ts";
import { startSubscription } from "../subscriptions/start-subscription.ts";
import { takePayment } from "./take-payment.ts";

/**
 * Begins the subscription of a session that is being paid: its customer, whose card is stored, its first invoice, and the
 * payment of that. Returns what the session then names.
 */
export function beginSubscription(
  sandbox: Sandbox,
  { session, lines, intentData }: StoredSession,
  intent: Stripe.PaymentIntent,
  method: CardMethod,
  authenticated: boolean,
): { customer: string; subscription: string; invoice: string } {
  const customer = getPayer(sandbox, session, method);
  const here = atTimeOf(sandbox, customer.id);
  const card = attachMethod(here, method, customer.id, noCause);
  const item = lines[0]!;
  const { subscription, invoice } = startSubscription(
    here,
    {
      customer,
      price: findPrice(here, item.price.id) ?? item.price,
      quantity: item.quantity ?? 1,
      metadata: intentData.subscriptionMetadata,
      default_payment_method: card.id,
    },
    noCause,
  );
  const owned = { ...intent, customer: customer.id, setup_future_usage: "off_session" } as const;
  const paid = takePayment(here, owned, card, authenticated, noCause);
  linkIntent(here, invoice, paid);
  settleInvoice(here, invoice, paid, noCause);
  return { customer: customer.id, subscription: subscription.id, invoice: invoice.id };
}

function getPayer(sandbox: Sandbox, session: Session, method: CardMethod): WireCustomer {
  if (typeof session.customer === "string") return getCustomer(sandbox, session.customer);
  const { email, name, address } = method.billing_details;
  const locales = session.locale && session.locale !== "auto" ? [session.locale] : [];
  return addCustomer(sandbox, { email, name, address, preferred_locales: locales }, noCause);
}
