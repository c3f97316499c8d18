import { findIntent } from "../payments/kept-intent.ts";
import { findCharge } from "../refunds/kept-charge.ts";
import type { Sandbox } from "../sandbox.ts";
import { listLines } from "../sessions/list-lines.ts";
import { findBalanceTransaction, findPaymentMethod, findProduct, findRefund } from "../store/find-object.ts";
import type { Expandable } from "../wire/expand.ts";

/** Which properties `expand[]` may fill in, by the object that has them. */
export function makeExpandable(sandbox: Sandbox): Expandable {
  const intent = (id: string) => findIntent(sandbox, id);
  const charge = (id: string) => findCharge(sandbox, id);
  const method = (id: string) => findPaymentMethod(sandbox, id);
  const transaction = (id: string) => findBalanceTransaction(sandbox, id);
  return {
    "checkout.session": { payment_intent: intent, line_items: (id) => listLines(sandbox, id, {}) },
    payment_intent: { latest_charge: charge, payment_method: method },
    charge: { balance_transaction: transaction, payment_intent: intent },
    refund: { balance_transaction: transaction, charge, payment_intent: intent, payment_method: method },
    balance_transaction: { source: (id) => charge(id) ?? findRefund(sandbox, id) },
    price: { product: (id) => findProduct(sandbox, id) },
  };
}
