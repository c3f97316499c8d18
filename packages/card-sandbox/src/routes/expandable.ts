import { findAccount } from "../connect/account.ts";
import { findTransaction } from "../connect/balance.ts";
import { findCustomer } from "../customers/customer.ts";
import { findDispute } from "../disputes/dispute.ts";
import { listOf } from "../objects/stripe-object.ts";
import type { Sandbox } from "../sandbox.ts";
import { findSession } from "../sessions/stored-session.ts";
import {
  findCharge,
  findIntent,
  findInvoice,
  findObject,
  findPaymentMethod,
  findProduct,
  findRefund,
  findSchedule,
  findTransfer,
} from "../store/stored-object.ts";
import { findSubscription } from "../subscriptions/subscription.ts";
import type { Expandable } from "../wire/expand.ts";

type Find = (sandbox: Sandbox, id: string) => object | null;

/** Which properties `expand[]` may fill in, by the object that has them. */
export function makeExpandable(sandbox: Sandbox): Expandable {
  const by = (find: Find) => (id: string) => find(sandbox, id);
  const [intent, charge, method] = [by(findIntent), by(findCharge), by(findPaymentMethod)];
  const [customer, invoice, subscription] = [by(findCustomer), by(findInvoice), by(findSubscription)];
  const [transfer, transaction, refund] = [by(findTransfer), by(findTransaction), by(findRefund)];
  const reversal = by((box, id) => findObject<object>(box, "transfer_reversals", id));
  const dispute = by(findDispute);
  const linesOf = (id: string) =>
    listOf(`/v1/checkout/sessions/${id}/line_items`, findSession(sandbox, id)?.lines);
  return {
    "checkout.session": { customer, invoice, payment_intent: intent, subscription, line_items: linesOf },
    payment_intent: { customer, latest_charge: charge, payment_method: method },
    charge: { balance_transaction: transaction, customer, payment_intent: intent },
    refund: { balance_transaction: transaction, charge, payment_intent: intent, payment_method: method },
    balance_transaction: {
      source: (id) => charge(id) ?? refund(id) ?? transfer(id) ?? reversal(id) ?? dispute(id),
    },
    dispute: { charge, payment_intent: intent },
    price: { product: by(findProduct) },
    subscription: {
      customer,
      default_payment_method: method,
      latest_invoice: invoice,
      schedule: by(findSchedule),
    },
    subscription_schedule: { customer, subscription },
    invoice: { customer, default_payment_method: method },
    invoice_payment: { invoice },
    "invoice_payment.payment": { payment_intent: intent },
    transfer: { balance_transaction: transaction, destination: by(findAccount) },
  };
}
