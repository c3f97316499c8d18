import { fingerprintOf } from "../cards/kept-card.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeRequirements } from "../objects/make-account.ts";
import { makeTransaction } from "../objects/make-balance-transaction.ts";
import type { WirePayout } from "../objects/make-payout.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findObject, updateObject } from "../store/kept-object.ts";
import { addTransaction } from "./balance.ts";
import { changeAccount, findAccount } from "./kept-account.ts";
import { failingBankNumber } from "./test-banks.ts";

/** A payout reaches its bank, or comes back from one that does not know the account. */
export function arrivePayout(sandbox: Sandbox, id: string): void {
  const payout = findObject<WirePayout>(sandbox, "payouts", id);
  const select = "SELECT account FROM payouts WHERE id = ?";
  const accountId = sandbox.store.find<{ account: string }>(select, id)?.account;
  if (!payout || !accountId) return;
  const bank = findAccount(sandbox, accountId)?.external_accounts.data[0];
  const fails = bank?.id === payout.destination && bank.fingerprint === fingerprintOf(failingBankNumber);
  if (fails) {
    failPayout(sandbox, payout, accountId);
    return;
  }
  const paid: WirePayout = { ...payout, status: "paid", trace_id: { status: "supported", value: id } };
  updateObject(sandbox, "payouts", paid, { status: paid.status });
  recordEvent(sandbox, "payout.paid", paid, noCause, { status: payout.status }, accountId);
}

/** The money is back on the account's balance, and nothing is paid out until its owner names another bank. */
function failPayout(sandbox: Sandbox, payout: WirePayout, accountId: string): void {
  const created = nowInSeconds(sandbox);
  const transaction = makeTransaction({
    type: "payout_failure",
    source: payout.id,
    amount: payout.amount,
    currency: payout.currency,
    description: "STRIPE PAYOUT FAILED",
    created,
    availableOn: created,
  });
  addTransaction(sandbox, transaction, accountId);
  const failed: WirePayout = {
    ...payout,
    status: "failed",
    failure_balance_transaction: transaction.id,
    failure_code: "no_account",
    failure_message: "The bank account could not be located.",
  };
  updateObject(sandbox, "payouts", failed, { status: failed.status });
  recordEvent(sandbox, "payout.failed", failed, noCause, { status: payout.status }, accountId);
  const account = findAccount(sandbox, accountId);
  if (!account) return;
  const banks = account.external_accounts;
  const data = banks.data.map((bank) => ({ ...bank, status: "errored" }));
  const change = {
    payouts_enabled: false,
    external_accounts: { ...banks, data },
    requirements: makeRequirements(["external_account"]),
  };
  changeAccount(sandbox, account, change, noCause);
}
