import type Stripe from "stripe";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/kept-object.ts";

interface Sums {
  currency: string;
  available: number;
  pending: number;
}

/** The platform's own balance, by the name it has among those of the connected accounts. */
export const platform = "";

/** Writes a movement of a balance. */
export function addTransaction(
  sandbox: Sandbox,
  transaction: Stripe.BalanceTransaction,
  account: string,
): void {
  insertObject(sandbox, "balance_transactions", transaction, { account });
}

/** Cents of a balance that can be used now, and that will be later. */
export function sumBalance(sandbox: Sandbox, account: string, currency: string): Sums {
  const sums = listSums(sandbox, account).find((one) => one.currency === currency);
  return sums ?? { currency, available: 0, pending: 0 };
}

/** A balance as it is answered; one without any movement is zero in US dollars. */
export function readBalance(sandbox: Sandbox, account: string): Stripe.Balance {
  const sums = listSums(sandbox, account);
  const all = sums.length > 0 ? sums : [{ currency: "usd", available: 0, pending: 0 }];
  const line = (currency: string, amount: number) => ({ amount, currency, source_types: { card: amount } });
  return {
    object: "balance",
    available: all.map(({ currency, available }) => line(currency, available)),
    connect_reserved: all.map(({ currency }) => ({ amount: 0, currency })),
    livemode: false,
    pending: all.map(({ currency, pending }) => line(currency, pending)),
  };
}

function listSums(sandbox: Sandbox, account: string): Sums[] {
  const now = nowInSeconds(sandbox);
  return sandbox.store.all<Sums>(
    `SELECT currency, SUM(CASE WHEN available_on <= ? THEN net ELSE 0 END) AS available,
       SUM(CASE WHEN available_on > ? THEN net ELSE 0 END) AS pending
     FROM balance_transactions WHERE account = ? GROUP BY currency ORDER BY currency`,
    now,
    now,
    account,
  );
}
