import type { CardFacts } from "../cards/read-card.ts";
import type { ShownDecline } from "../cards/test-cards.ts";
import { addMethod, attachMethod } from "../customers/card-method.ts";
import { atTimeOf, changeCustomer, getCustomer } from "../customers/customer.ts";
import type { CardMethod } from "../objects/payment-objects.ts";
import type { Payer } from "../payments/pay-session.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { changeSubscription, listCurrent } from "../subscriptions/subscription.ts";
import { setPending, type Visit } from "./portal-session.ts";

/** Stores another card for a customer, unless its bank refuses it or asks its holder first. */
export function changeCard(
  sandbox: Sandbox,
  visit: Visit,
  card: CardFacts,
  payer: Payer,
): { result: "saved" } | { result: "challenged" } | { result: "declined"; code: ShownDecline } {
  return sandbox.store.transact(() => {
    const { declineCode, needsAuthentication } = card.behavior;
    if (declineCode) return { result: "declined", code: declineCode };
    const method = addMethod(atTimeOf(sandbox, visit.session.customer as string), card, payer);
    if (needsAuthentication) {
      setPending(sandbox, visit.address, { kind: "card", method: method.id });
      return { result: "challenged" };
    }
    saveCard(sandbox, visit.session.customer as string, method);
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
  for (const subscription of listCurrent(here, customerId)) {
    changeSubscription(here, subscription, { default_payment_method: method.id }, noCause);
  }
}
