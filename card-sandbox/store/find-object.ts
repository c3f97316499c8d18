import type Stripe from "stripe";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";

/** A card that was used, or null. */
export function findPaymentMethod(sandbox: Sandbox, id: string): Stripe.PaymentMethod | null {
  return findBody(sandbox, "payment_methods", id);
}

/** What a session's line sells, or null. */
export function findProduct(sandbox: Sandbox, id: string): Stripe.Product | null {
  return findBody(sandbox, "products", id);
}

/** A refund, or null. */
export function findRefund(sandbox: Sandbox, id: string): Stripe.Refund | null {
  return findBody(sandbox, "refunds", id);
}

/** A movement of the balance, or null; its money is available two days after it. */
export function findBalanceTransaction(sandbox: Sandbox, id: string): Stripe.BalanceTransaction | null {
  const transaction = findBody<Stripe.BalanceTransaction>(sandbox, "balance_transactions", id);
  if (!transaction) return null;
  const isAvailable = transaction.available_on <= nowInSeconds(sandbox);
  return { ...transaction, status: isAvailable ? "available" : "pending" };
}

function findBody<Kept>(
  sandbox: Sandbox,
  table: "products" | "payment_methods" | "refunds" | "balance_transactions",
  id: string,
): Kept | null {
  const row = sandbox.store.find<{ body: string }>(`SELECT body FROM ${table} WHERE id = ?`, id);
  return row ? (JSON.parse(row.body) as Kept) : null;
}
