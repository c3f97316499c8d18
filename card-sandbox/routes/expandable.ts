import { findPrice } from "../catalog/kept-price.ts";
import { findAccount } from "../connect/kept-account.ts";
import { findTransfer } from "../connect/kept-transfer.ts";
import { findCustomer } from "../customers/kept-customer.ts";
import { findInvoicePayment } from "../invoices/invoice-payment.ts";
import { findInvoice } from "../invoices/kept-invoice.ts";
import { findIntent } from "../payments/kept-intent.ts";
import { findCharge } from "../refunds/kept-charge.ts";
import type { Sandbox } from "../sandbox.ts";
import { findSchedule } from "../schedules/kept-schedule.ts";
import { listLines } from "../sessions/list-lines.ts";
import { findBalanceTransaction, findPaymentMethod, findProduct, findRefund } from "../store/find-object.ts";
import { findObject } from "../store/kept-object.ts";
import { findSubscription } from "../subscriptions/kept-subscription.ts";
import type { Expandable } from "../wire/expand.ts";

type Find = (sandbox: Sandbox, id: string) => object | null;

/** Which properties `expand[]` may fill in, by the object that has them. */
export function makeExpandable(sandbox: Sandbox): Expandable {
  const by = (find: Find) => (id: string) => find(sandbox, id);
  const [intent, charge, method] = [by(findIntent), by(findCharge), by(findPaymentMethod)];
  const [customer, invoice, subscription] = [by(findCustomer), by(findInvoice), by(findSubscription)];
  const [price, transfer, account] = [by(findPrice), by(findTransfer), by(findAccount)];
  const transaction = by(findBalanceTransaction);
  const refund = by(findRefund);
  const product = by(findProduct);
  const other = (table: "transfer_reversals" | "payouts") =>
    by((box, id) => findObject<object>(box, table, id));
  const [reversal, payout] = [other("transfer_reversals"), other("payouts")];
  const source = (id: string) => charge(id) ?? refund(id) ?? transfer(id) ?? reversal(id) ?? payout(id);
  return {
    "checkout.session": {
      customer,
      invoice,
      payment_intent: intent,
      subscription,
      line_items: (id) => listLines(sandbox, id, {}),
    },
    payment_intent: { customer, latest_charge: charge, payment_method: method },
    charge: { balance_transaction: transaction, customer, payment_intent: intent },
    refund: { balance_transaction: transaction, charge, payment_intent: intent, payment_method: method },
    balance_transaction: { source },
    price: { product },
    plan: { product },
    "customer.invoice_settings": { default_payment_method: method },
    payment_method: { customer },
    subscription: {
      customer,
      default_payment_method: method,
      latest_invoice: invoice,
      schedule: by(findSchedule),
    },
    subscription_schedule: { customer, subscription },
    invoice: {
      customer,
      default_payment_method: method,
      payments: (id) => listPayments(sandbox, id),
    },
    "invoice.parent.subscription_details": { subscription },
    "line_item.pricing.price_details": { price },
    "invoiceitem.pricing.price_details": { price },
    invoiceitem: { customer, invoice },
    invoice_payment: { invoice },
    "invoice_payment.payment": { payment_intent: intent },
    transfer: { balance_transaction: transaction, destination: account, source_transaction: charge },
    transfer_reversal: { balance_transaction: transaction, transfer },
    payout: { balance_transaction: transaction },
  };
}

function listPayments(sandbox: Sandbox, invoice: string): object {
  const payment = findInvoicePayment(sandbox, invoice);
  const url = `/v1/invoice_payments?invoice=${invoice}`;
  return { object: "list", data: payment ? [payment] : [], has_more: false, url };
}
