import { z } from "zod";
import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import { makeTransaction, makeTransfer, type WireTransfer } from "../objects/connect-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/stored-object.ts";
import { badParam, missing, refused } from "../wire/api-error.ts";
import { currency, expand, id, integer, metadata } from "../wire/read-params.ts";
import { findAccount } from "./account.ts";
import { addTransaction, platform, sumBalance } from "./balance.ts";
import { planPayout } from "./payouts.ts";

/** What POST /v1/transfers takes here. */
export const createTransferParams = z.strictObject({
  amount: integer,
  currency,
  destination: id,
  transfer_group: z.string().max(255).optional(),
  metadata: metadata.default({}),
  expand,
});

/** Moves money from the platform's balance, where it must be available, to a connected account. */
export function createTransfer(
  sandbox: Sandbox,
  params: z.output<typeof createTransferParams>,
  cause: Cause,
): WireTransfer {
  const { amount, currency, destination, metadata, transfer_group = null } = params;
  assertDestination(sandbox, destination);
  if (amount < 1) throw badParam("amount", "Invalid positive integer", "parameter_invalid_integer");
  assertAvailable(sandbox, amount, currency);
  const created = nowInSeconds(sandbox);
  const transferId = makeId("transfer");
  const payment = makeId("destinationPayment");
  const facts = { currency, created, available_on: created };
  const out = makeTransaction({ ...facts, type: "transfer", source: transferId, amount: -amount });
  const transfer = makeTransfer({
    ...{ id: transferId, amount, created, currency, destination, metadata, transfer_group },
    balance_transaction: out.id,
    destination_payment: payment,
  });
  insertObject(sandbox, "transfers", transfer);
  addTransaction(sandbox, out, platform);
  const into = makeTransaction({ ...facts, type: "payment", source: payment, amount });
  addTransaction(sandbox, into, destination);
  planPayout(sandbox, destination);
  recordEvent(sandbox, "transfer.created", transfer, cause);
  return transfer;
}

function assertDestination(sandbox: Sandbox, id: string): void {
  const account = findAccount(sandbox, id);
  if (!account) throw missing("destination", id, "destination");
  if (account.capabilities?.transfers === "active") return;
  const message =
    "Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments";
  throw refused(message, "insufficient_capabilities_for_transfer");
}

function assertAvailable(sandbox: Sandbox, amount: number, currency: string): void {
  if (sumBalance(sandbox, platform, currency).available >= amount) return;
  const message =
    "You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance";
  throw refused(message, "balance_insufficient");
}
