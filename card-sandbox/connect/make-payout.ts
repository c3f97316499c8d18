import { setDue } from "../clocks/dues.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import { makeTransaction } from "../objects/make-balance-transaction.ts";
import { makePayoutObject } from "../objects/make-payout.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/kept-object.ts";
import { addTransaction, sumBalance } from "./balance.ts";
import { findAccount } from "./kept-account.ts";
import { planPayout } from "./plan-payout.ts";

const twoDays = 2 * 24 * 60 * 60;

/** Sends all that is available on a connected account to its bank. */
export function makePayout(sandbox: Sandbox, accountId: string): void {
  const account = findAccount(sandbox, accountId);
  const bank = account?.external_accounts.data[0];
  if (!account?.payouts_enabled || !bank) return;
  const currency = account.default_currency;
  const amount = sumBalance(sandbox, accountId, currency).available;
  const created = nowInSeconds(sandbox);
  if (amount > 0) {
    const id = makeId("payout");
    const transaction = makeTransaction({
      type: "payout",
      source: id,
      amount: -amount,
      currency,
      description: "STRIPE PAYOUT",
      created,
      availableOn: created,
    });
    addTransaction(sandbox, transaction, accountId);
    const mark =
      "UPDATE balance_transactions SET payout = ? WHERE account = ? AND payout IS NULL AND available_on <= ?";
    sandbox.store.run(mark, id, accountId, created);
    const payout = makePayoutObject({
      id,
      created,
      arrivalDate: created + twoDays,
      amount,
      currency,
      destination: bank.id,
      balanceTransaction: transaction.id,
    });
    insertObject(sandbox, "payouts", payout, { created, account: accountId, status: payout.status });
    setDue(sandbox, "arrival", id, payout.arrival_date);
    recordEvent(sandbox, "payout.created", payout, noCause, undefined, accountId);
  }
  planPayout(sandbox, accountId, created);
}
