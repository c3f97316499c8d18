import { z } from "zod";
import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import { makeTransaction, type WireReversal, type WireTransfer } from "../objects/connect-objects.ts";
import { makeObject } from "../objects/stripe-object.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findTransfer, insertObject, updateObject } from "../store/stored-object.ts";
import { badParam, missing, refused } from "../wire/api-error.ts";
import { expand, integer, metadata } from "../wire/read-params.ts";
import { addTransaction, platform, sumBalance } from "./balance.ts";
import { planPayout } from "./payouts.ts";

/** What POST /v1/transfers/:id/reversals takes here. */
export const createReversalParams = z.strictObject({
  amount: integer.optional(),
  metadata: metadata.default({}),
  expand,
});

/** Takes money of a transfer back, all that is left of it unless told; the account must still have it. */
export function reverseTransfer(
  sandbox: Sandbox,
  transferId: string,
  params: z.output<typeof createReversalParams>,
  cause: Cause,
): WireReversal {
  const transfer = findTransfer(sandbox, transferId);
  if (!transfer) throw missing("transfer", transferId, "transfer");
  const left = transfer.amount - transfer.amount_reversed;
  const amount = params.amount ?? left;
  assertReversible(sandbox, transfer, amount, left);
  const reversalId = makeId("reversal");
  const reversal = makeObject<WireReversal>("transfer_reversal", {
    ...{ id: reversalId, amount, metadata: params.metadata, transfer: transferId },
    balance_transaction: moveBack(sandbox, transfer, reversalId, amount),
    created: nowInSeconds(sandbox),
    currency: transfer.currency,
  });
  insertObject(sandbox, "transfer_reversals", reversal);
  planPayout(sandbox, transfer.destination);
  noteReversal(sandbox, transfer, reversal, cause);
  return reversal;
}

function noteReversal(sandbox: Sandbox, before: WireTransfer, reversal: WireReversal, cause: Cause): void {
  const { amount_reversed, reversed, reversals } = before;
  const all = [reversal, ...reversals.data];
  const after: WireTransfer = {
    ...before,
    amount_reversed: amount_reversed + reversal.amount,
    reversed: amount_reversed + reversal.amount === before.amount,
    reversals: { ...reversals, data: all.slice(0, 10), has_more: reversals.has_more || all.length > 10 },
  };
  updateObject(sandbox, "transfers", after);
  recordEvent(sandbox, "transfer.reversed", after, cause, { amount_reversed, reversed });
}

/** Writes the movement on both balances and returns the id of the platform's. */
function moveBack(sandbox: Sandbox, transfer: WireTransfer, id: string, amount: number): string {
  const created = nowInSeconds(sandbox);
  const facts = { currency: transfer.currency, created, available_on: created };
  const category = { reporting_category: "transfer_reversal" };
  const back = makeTransaction({ ...facts, ...category, type: "transfer_refund", source: id, amount });
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
    const [wanted, rest] = [amount, left].map((cents) => formatMoney(cents, transfer.currency, "en"));
    const message = `Reversal amount (${wanted}) is greater than what is left of the transfer (${rest})`;
    throw badParam("amount", message);
  }
  const { available, pending } = sumBalance(sandbox, transfer.destination, transfer.currency);
  if (available + pending >= amount) return;
  const message =
    "The connected account's balance is too low to reverse this transfer: its money was paid out.";
  throw refused(message, "balance_insufficient");
}
