import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import { makeTransaction } from "../objects/make-balance-transaction.ts";
import { makeReversal, type WireReversal, type WireTransfer } from "../objects/make-transfer.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findBalanceTransaction } from "../store/find-object.ts";
import { insertObject } from "../store/kept-object.ts";
import { badParam, refused } from "../wire/api-error.ts";
import { addTransaction, platform, sumBalance } from "./balance.ts";
import { findTransfer, getTransfer } from "./kept-transfer.ts";
import { planPayout } from "./plan-payout.ts";
import type { CreateReversalParams } from "./transfer-params.ts";

/** Takes money of a transfer back, all that is left of it unless told; the account must still have it. */
export function reverseTransfer(
  sandbox: Sandbox,
  transferId: string,
  params: CreateReversalParams,
  cause: Cause,
): WireReversal {
  const transfer = getTransfer(sandbox, transferId);
  const left = transfer.amount - transfer.amount_reversed;
  const amount = params.amount ?? left;
  assertReversible(sandbox, transfer, amount, left);
  const created = nowInSeconds(sandbox);
  const id = makeId("reversal");
  take(sandbox, transferId, amount);
  const reversal = makeReversal({
    id,
    created,
    amount,
    currency: transfer.currency,
    transfer: transferId,
    metadata: params.metadata ?? {},
    balanceTransaction: moveBack(sandbox, transfer, id, amount, params.description ?? null),
  });
  insertObject(sandbox, "transfer_reversals", reversal, { created, transfer: transferId });
  planPayout(sandbox, transfer.destination);
  const previous = { amount_reversed: transfer.amount_reversed, reversed: transfer.reversed };
  recordEvent(sandbox, "transfer.reversed", findTransfer(sandbox, transferId)!, cause, previous);
  return reversal;
}

/** Writes the movement on both balances and gives back the platform's. */
function moveBack(
  sandbox: Sandbox,
  transfer: WireTransfer,
  id: string,
  amount: number,
  description: string | null,
): string {
  const created = nowInSeconds(sandbox);
  // Money that has yet to become available comes back no sooner.
  const moved = findBalanceTransaction(sandbox, transfer.balance_transaction);
  const availableOn = Math.max(moved?.available_on ?? created, created);
  const facts = { currency: transfer.currency, description, created, availableOn };
  const category = "transfer_reversal";
  const back = makeTransaction({ ...facts, type: "transfer_refund", category, source: id, amount });
  const { destination, destination_payment: payment } = transfer;
  const out = makeTransaction({ ...facts, type: "payment_refund", source: payment, amount: -amount });
  addTransaction(sandbox, back, platform);
  addTransaction(sandbox, out, destination);
  return back.id;
}

function assertReversible(sandbox: Sandbox, transfer: WireTransfer, amount: number, left: number): void {
  if (left === 0) throw refused(`Transfer ${transfer.id} has already been fully reversed.`);
  if (amount < 1) throw badParam("amount", "Invalid positive integer", "parameter_invalid_integer");
  if (amount > left) {
    const [asked, rest] = [amount, left].map((cents) => formatMoney(cents, transfer.currency, "en"));
    throw badParam(
      "amount",
      `Reversal amount (${asked}) is greater than what is left of the transfer (${rest})`,
    );
  }
  const { available, pending } = sumBalance(sandbox, transfer.destination, transfer.currency);
  if (available + pending >= amount) return;
  const message =
    "The connected account's balance is too low to reverse this transfer: its money was paid out.";
  throw refused(message, "balance_insufficient");
}

function take(sandbox: Sandbox, id: string, amount: number): void {
  const update =
    "UPDATE transfers SET amount_reversed = amount_reversed + ? WHERE id = ? AND amount_reversed + ? <= amount";
  if (sandbox.store.run(update, amount, id, amount) !== 1) {
    throw new Error(`Transfer ${id} has too little left.`);
  }
}
