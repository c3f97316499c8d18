import type Stripe from "stripe";
import { findPrice } from "../catalog/kept-price.ts";
import { addCustomer } from "../customers/create-customer.ts";
import { atTimeOf, getCustomer } from "../customers/kept-customer.ts";
import { attachMethod } from "../customers/kept-method.ts";
import { linkIntent } from "../invoices/invoice-payment.ts";
import { settleInvoice } from "../invoices/settle-invoice.ts";
import type { WireCustomer } from "../objects/make-customer.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import type { KeptSession } from "../sessions/find-session.ts";
import { startSubscription } from "../subscriptions/start-subscription.ts";
import { updateIntent } from "./kept-intent.ts";
import { takePayment } from "./take-payment.ts";

/**
 * Begins the subscription of a session that is being paid: its customer, whose card is kept, its first invoice, and the
 * payment of that. Gives back what the session then names.
 */
export function beginSubscription(
  sandbox: Sandbox,
  { session, lines, intentData }: KeptSession,
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
      description: intentData.subscription?.description ?? null,
      metadata: intentData.subscription?.metadata ?? {},
      paymentMethod: card.id,
      isCharged: true,
    },
    noCause,
  );
  const owned = { ...intent, customer: customer.id, setup_future_usage: "off_session" } as const;
  updateIntent(here, owned);
  const paid = takePayment(here, owned, card, authenticated, noCause);
  linkIntent(here, invoice, paid);
  settleInvoice(here, invoice, paid, noCause);
  return { customer: customer.id, subscription: subscription.id, invoice: invoice.id };
}

function getPayer(sandbox: Sandbox, session: Stripe.Checkout.Session, method: CardMethod): WireCustomer {
  if (typeof session.customer === "string") return getCustomer(sandbox, session.customer);
  const { email, name, address } = method.billing_details;
  const facts = {
    email,
    name,
    phone: null,
    description: null,
    address,
    metadata: {},
    locales: session.locale && session.locale !== "auto" ? [session.locale] : [],
    testClock: null,
  };
  return addCustomer(sandbox, facts, noCause);
}
