import type { WireTransaction } from "../objects/connect-objects.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findObject, insertObject } from "../store/stored-object.ts";

interface Sums {
  currency: string;
  available: number;
  pending: number;
}

/** The platform's own balance, by the name it has among those of the connected accounts. */
export const platform = "";

/** Writes a movement of a balance. */
export function addTransaction(sandbox: Sandbox, transaction: WireTransaction, account: string): void {
  insertObject(sandbox, "balance_transactions", transaction, { account });
}

/** Cents of a balance that can be used now, and that will be later. */
export function sumBalance(sandbox: Sandbox, account: string, currency: string): Sums {
  const now = nowInSeconds(sandbox);
  const sums = sandbox.store.find<Sums>(
    `SELECT currency, SUM(CASE WHEN available_on <= ? THEN net ELSE 0 END) AS available,
       SUM(CASE WHEN available_on > ? THEN net ELSE 0 END) AS pending
     FROM balance_transactions WHERE account = ? AND currency = ? GROUP BY currency`,
    now,
    now,
    account,
    currency,
  );
  return sums ?? { currency, available: 0, pending: 0 };
}

/** A movement of a balance with whether its money is available by now. */
export function withStatus(sandbox: Sandbox, transaction: WireTransaction): WireTransaction {
  const isAvailable = transaction.available_on <= nowInSeconds(sandbox);
  return { ...transaction, status: isAvailable ? "available" : "pending" };
}

/** A movement of a balance, or null. */
export function findTransaction(sandbox: Sandbox, id: string): WireTransaction | null {
  const transaction = findObject<WireTransaction>(sandbox, "balance_transactions", id);
  return transaction && withStatus(sandbox, transaction);
}
