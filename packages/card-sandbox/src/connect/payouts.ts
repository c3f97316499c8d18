import { fingerprintOf } from "../cards/card-behavior.ts";
import { setDue } from "../clocks/dues.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import {
  makePayoutObject,
  makeRequirements,
  makeTransaction,
  type WireAccount,
  type WirePayout,
} from "../objects/connect-objects.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findObject, insertObject, updateObject } from "../store/stored-object.ts";
import { missing } from "../wire/api-error.ts";
import { changeAccount, findAccount } from "./account.ts";
import { addTransaction, sumBalance } from "./balance.ts";

const day = 24 * 60 * 60;

/** Stripe's published test bank account whose payouts come back. */
export const failingBankNumber = "000111111116";

/** The bank account numbers that the hosted form takes, in the order that it lists them. */
export const bankNumbers = ["000123456789", failingBankNumber] as const;

/**
 * Notes when an account's money is paid out next: at the midnight (UTC) after some of it is available. `after`: what
 * became available until then was paid out before.
 */
export function planPayout(sandbox: Sandbox, id: string, after = 0): void {
  const select =
    "SELECT MIN(available_on) AS soonest FROM balance_transactions WHERE account = ? AND payout IS NULL AND available_on > ?";
  const soonest = sandbox.store.find<{ soonest: number | null }>(select, id, after)?.soonest ?? null;
  const isEnabled = findAccount(sandbox, id)?.payouts_enabled;
  const at = soonest === null ? null : Math.max(soonest, nowInSeconds(sandbox));
  setDue(sandbox, "payout", id, isEnabled && at !== null ? (Math.floor(at / day) + 1) * day : null);
}

/** Sends all that is available on a connected account to its bank; null if there is nothing, or it may not leave. */
export function makePayout(sandbox: Sandbox, accountId: string): WirePayout | null {
  const account = findAccount(sandbox, accountId);
  const bank = account?.external_accounts.data[0];
  if (!account?.payouts_enabled || !bank) return null;
  const currency = account.default_currency;
  const amount = sumBalance(sandbox, accountId, currency).available;
  const created = nowInSeconds(sandbox);
  const payout = amount > 0 ? sendPayout(sandbox, account.id, { amount, currency, bank: bank.id }) : null;
  planPayout(sandbox, accountId, created);
  return payout;
}

type Sent = { amount: number; currency: string; bank: string };

function sendPayout(sandbox: Sandbox, accountId: string, { amount, currency, bank }: Sent): WirePayout {
  const created = nowInSeconds(sandbox);
  const id = makeId("payout");
  const description = "STRIPE PAYOUT";
  const facts = { currency, description, created, available_on: created };
  const transaction = makeTransaction({ ...facts, type: "payout", source: id, amount: -amount });
  addTransaction(sandbox, transaction, accountId);
  const mark =
    "UPDATE balance_transactions SET payout = ? WHERE account = ? AND payout IS NULL AND available_on <= ?";
  sandbox.store.run(mark, id, accountId, created);
  const payout = makePayoutObject({
    ...{ id, created, amount, currency, destination: bank },
    arrival_date: created + 2 * day,
    balance_transaction: transaction.id,
  });
  insertObject(sandbox, "payouts", payout, { account: accountId });
  setDue(sandbox, "arrival", id, payout.arrival_date);
  recordEvent(sandbox, "payout.created", payout, noCause, undefined, accountId);
  return payout;
}

/** A payout reaches its bank, or comes back from one that does not know the account. */
export function arrivePayout(sandbox: Sandbox, id: string): void {
  const { payout, account } = findPayout(sandbox, id) ?? {};
  if (!payout || !account) return;
  const bank = account.external_accounts.data[0];
  if (bank?.id === payout.destination && bank.fingerprint === fingerprintOf(failingBankNumber)) {
    failPayout(sandbox, payout, account);
    return;
  }
  const paid: WirePayout = { ...payout, status: "paid", trace_id: { status: "supported", value: id } };
  updateObject(sandbox, "payouts", paid);
  recordEvent(sandbox, "payout.paid", paid, noCause, { status: payout.status }, account.id);
}

function findPayout(sandbox: Sandbox, id: string): { payout: WirePayout; account: WireAccount } | null {
  const payout = findObject<WirePayout>(sandbox, "payouts", id);
  const select = "SELECT account FROM payouts WHERE id = ?";
  const accountId = sandbox.store.find<{ account: string }>(select, id)?.account;
  const account = accountId && findAccount(sandbox, accountId);
  return payout && account ? { payout, account } : null;
}

/** A bank sends a payout back, on its way or days after it arrived; one that came back stays as it is. */
export function returnPayout(sandbox: Sandbox, id: string): WirePayout {
  const { payout, account } = findPayout(sandbox, id) ?? {};
  if (!payout || !account) throw missing("payout", id, "payout");
  if (payout.status === "failed") return payout;
  setDue(sandbox, "arrival", id, null);
  return failPayout(sandbox, payout, account);
}

/** The money is back on the account's balance, and nothing is paid out until its owner names another bank. */
function failPayout(sandbox: Sandbox, payout: WirePayout, account: WireAccount): WirePayout {
  const created = nowInSeconds(sandbox);
  const { id, amount, currency } = payout;
  const facts = { amount, currency, description: "STRIPE PAYOUT FAILED", created, available_on: created };
  const transaction = makeTransaction({ ...facts, type: "payout_failure", source: id });
  addTransaction(sandbox, transaction, account.id);
  const failed: WirePayout = {
    ...payout,
    status: "failed",
    failure_balance_transaction: transaction.id,
    failure_code: "no_account",
    failure_message: "The bank account could not be located.",
  };
  updateObject(sandbox, "payouts", failed);
  recordEvent(sandbox, "payout.failed", failed, noCause, { status: payout.status }, account.id);
  const banks = account.external_accounts;
  const data = banks.data.map((bank) => ({ ...bank, status: "errored" }));
  const change = {
    payouts_enabled: false,
    external_accounts: { ...banks, data },
    requirements: makeRequirements(["external_account"]),
  };
  changeAccount(sandbox, account, change, noCause);
  return failed;
}
