import type Stripe from "stripe";
import type { CardMethod } from "../objects/make-payment-method.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findObject } from "./kept-object.ts";

/** A card that was used, or null. */
export function findPaymentMethod(sandbox: Sandbox, id: string): CardMethod | null {
  return findObject(sandbox, "payment_methods", id);
}

/** What a price or a session's line sells, or null. */
export function findProduct(sandbox: Sandbox, id: string): Stripe.Product | null {
  return findObject(sandbox, "products", id);
}

/** A refund, or null. */
export function findRefund(sandbox: Sandbox, id: string): Stripe.Refund | null {
  return findObject(sandbox, "refunds", id);
}

/** A movement of the balance, or null; a charge's money is available two days after it. */
export function findBalanceTransaction(sandbox: Sandbox, id: string): Stripe.BalanceTransaction | null {
  const transaction = findObject<Stripe.BalanceTransaction>(sandbox, "balance_transactions", id);
  return transaction && withStatus(sandbox, transaction);
}

/** A movement of the balance with whether its money is available by now. */
export function withStatus(
  sandbox: Sandbox,
  transaction: Stripe.BalanceTransaction,
): Stripe.BalanceTransaction {
  const isAvailable = transaction.available_on <= nowInSeconds(sandbox);
  return { ...transaction, status: isAvailable ? "available" : "pending" };
}
