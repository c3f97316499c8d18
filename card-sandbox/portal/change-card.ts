import type { CardFacts } from "../cards/read-card.ts";
import type { ShownDecline } from "../cards/test-cards.ts";
import { atTimeOf, changeCustomer, getCustomer } from "../customers/kept-customer.ts";
import { attachMethod } from "../customers/kept-method.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import { keepMethod } from "../payments/keep-method.ts";
import type { Payer } from "../payments/payment.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { changeSubscription } from "../subscriptions/kept-subscription.ts";
import { setPending, type Visit } from "./kept-portal-session.ts";
import { listGoing } from "./read-portal.ts";

/** Keeps another card for a customer, unless its bank refuses it or asks its holder first. */
export function changeCard(
  sandbox: Sandbox,
  visit: Visit,
  card: CardFacts,
  payer: Payer,
): { result: "saved" } | { result: "challenged" } | { result: "declined"; code: ShownDecline } {
  return sandbox.store.transact(() => {
    const { declineCode, needsAuthentication } = card.behaviour;
    if (declineCode) return { result: "declined", code: declineCode };
    const method = keepMethod(atTimeOf(sandbox, visit.session.customer), card, payer);
    if (needsAuthentication) {
      setPending(sandbox, visit.address, { kind: "card", method: method.id });
      return { result: "challenged" };
    }
    saveCard(sandbox, visit.session.customer, method);
    return { result: "saved" };
  });
}

/** From here on a customer's subscriptions are charged to this card. */
export function saveCard(sandbox: Sandbox, customerId: string, method: CardMethod): void {
  const here = atTimeOf(sandbox, customerId);
  attachMethod(here, method, customerId, noCause);
  const customer = getCustomer(here, customerId);
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  changeCustomer(here, customer, { invoice_settings: settings }, noCause);
  for (const subscription of listGoing(here, customerId)) {
    changeSubscription(here, subscription, { default_payment_method: method.id }, noCause);
  }
}
