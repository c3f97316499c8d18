import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import { makeTransaction } from "../objects/make-balance-transaction.ts";
import { makeTransfer, type WireTransfer } from "../objects/make-transfer.ts";
import { findCharge } from "../refunds/kept-charge.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findBalanceTransaction } from "../store/find-object.ts";
import { insertObject } from "../store/kept-object.ts";
import { badParam, missing, refused } from "../wire/api-error.ts";
import { addTransaction, platform, sumBalance } from "./balance.ts";
import { findAccount } from "./kept-account.ts";
import { planPayout } from "./plan-payout.ts";
import type { CreateTransferParams } from "./transfer-params.ts";

/**
 * Moves money from the platform's balance to a connected account. It must be available there, unless a charge is named
 * as its source: then it moves when that charge's money does, and never more than the charge was.
 */
export function createTransfer(sandbox: Sandbox, params: CreateTransferParams, cause: Cause): WireTransfer {
  const { currency, destination } = params;
  assertDestination(sandbox, destination);
  const created = nowInSeconds(sandbox);
  const source = params.source_transaction ? getSource(sandbox, params.source_transaction, currency) : null;
  const amount = params.amount ?? source?.charge.amount;
  if (amount === undefined) throw badParam("amount", "Missing required param: amount.", "parameter_missing");
  if (amount < 1) throw badParam("amount", "Invalid positive integer", "parameter_invalid_integer");
  if (source) assertWithinSource(sandbox, source.charge, amount);
  else assertAvailable(sandbox, amount, currency);
  const id = makeId("transfer");
  const payment = makeId("destinationPayment");
  const facts = { currency, description: params.description ?? null, created };
  const availableOn = Math.max(source?.availableOn ?? created, created);
  const out = makeTransaction({ ...facts, type: "transfer", source: id, amount: -amount, availableOn });
  const transfer = makeTransfer({
    ...facts,
    id,
    amount,
    destination,
    destinationPayment: payment,
    sourceTransaction: source?.charge.id ?? null,
    transferGroup: params.transfer_group ?? source?.charge.transfer_group ?? null,
    metadata: params.metadata ?? {},
    balanceTransaction: out.id,
  });
  keep(sandbox, transfer);
  addTransaction(sandbox, out, platform);
  const into = makeTransaction({ ...facts, type: "payment", source: payment, amount, availableOn });
  addTransaction(sandbox, into, destination);
  planPayout(sandbox, destination);
  recordEvent(sandbox, "transfer.created", transfer, cause);
  return transfer;
}

function assertDestination(sandbox: Sandbox, id: string): void {
  const account = findAccount(sandbox, id);
  if (!account) throw missing("destination", id, "destination");
  if (account.capabilities?.transfers !== "active") {
    const message =
      "Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments";
    throw refused(message, "insufficient_capabilities_for_transfer");
  }
}

function getSource(
  sandbox: Sandbox,
  id: string,
  currency: string,
): { charge: Stripe.Charge; availableOn: number } {
  const charge = findCharge(sandbox, id);
  if (!charge) throw missing("charge", id, "source_transaction");
  if (!charge.paid)
    throw badParam("source_transaction", `The charge ${id} failed, so it has nothing to transfer.`);
  if (charge.currency !== currency) {
    throw badParam("currency", "A transfer has the currency of the charge that is its source.");
  }
  const transaction = findBalanceTransaction(sandbox, charge.balance_transaction as string);
  return { charge, availableOn: transaction?.available_on ?? charge.created };
}

function assertWithinSource(sandbox: Sandbox, charge: Stripe.Charge, amount: number): void {
  const select = "SELECT SUM(amount - amount_reversed) AS moved FROM transfers WHERE source_transaction = ?";
  const moved = sandbox.store.find<{ moved: number | null }>(select, charge.id)?.moved ?? 0;
  if (moved + amount <= charge.amount) return;
  const [whole, already] = [charge.amount, moved].map((cents) => formatMoney(cents, charge.currency, "en"));
  const message = `Transfers using this transaction as a source must not exceed the source amount of ${whole}. (Transfers of ${already} use it already.)`;
  throw badParam("amount", message);
}

function assertAvailable(sandbox: Sandbox, amount: number, currency: string): void {
  if (sumBalance(sandbox, platform, currency).available >= amount) return;
  const message =
    "You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance";
  throw refused(message, "balance_insufficient");
}

function keep(sandbox: Sandbox, transfer: WireTransfer): void {
  const { created, destination, amount, transfer_group, source_transaction } = transfer;
  const columns = { created, destination, amount, transfer_group, source_transaction };
  insertObject(sandbox, "transfers", transfer, columns);
}
