import type Stripe from "stripe";
import { setDue } from "../clocks/dues.ts";
import { addTransaction, platform } from "../connect/balance.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeTransaction } from "../objects/connect-objects.ts";
import { makeDispute, type WireDispute } from "../objects/dispute-objects.ts";
import { type Cause, noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findCharge, findObject, insertObject, listObjects, updateObject } from "../store/stored-object.ts";
import { refused } from "../wire/api-error.ts";

const day = 24 * 60 * 60;
const daysToAnswer = 10;
/** What the provider keeps of each dispute, in cents, however it ends. */
const disputeFee = 1500;

export const findDispute = (sandbox: Sandbox, id: string) => findObject<WireDispute>(sandbox, "disputes", id);

/** Cents of a charge that a bank has taken back for good; null while it has not decided. */
export function takenBackOf(sandbox: Sandbox, charge: Stripe.Charge): number | null {
  const [dispute] = listObjects<WireDispute>(sandbox, "disputes", "charge = ?", charge.id);
  if (!dispute || dispute.status === "won") return 0;
  return dispute.status === "lost" ? dispute.amount : null;
}

/** A bank takes a paid charge back, or `amount` cents of it: the money leaves the balance at once, with a fee. */
export function openDispute(
  sandbox: Sandbox,
  charge: Stripe.Charge,
  { reason, amount = charge.amount }: { reason: string; amount?: number | undefined },
  cause: Cause = noCause,
): WireDispute {
  if (charge.disputed) throw refused(`Charge ${charge.id} is disputed already.`);
  const created = nowInSeconds(sandbox);
  const made = makeDispute(charge, { amount, reason, created, dueBy: created + daysToAnswer * day });
  const taken = makeTransaction({
    ...{ type: "adjustment", reporting_category: "dispute", source: made.id, currency: charge.currency },
    ...{ amount: -amount, fee: disputeFee, created, available_on: created },
  });
  const dispute = { ...made, balance_transactions: [taken] };
  addTransaction(sandbox, taken, platform);
  insertObject(sandbox, "disputes", dispute);
  const disputed: Stripe.Charge = { ...charge, disputed: true };
  updateObject(sandbox, "charges", disputed);
  setDue(sandbox, "dispute", dispute.id, dispute.evidence_details.due_by);
  recordEvent(sandbox, "charge.dispute.created", dispute, cause);
  recordEvent(sandbox, "charge.dispute.funds_withdrawn", dispute, cause);
  return dispute;
}

/** The bank's decision: the money comes back, without the fee, or stays away. Nothing once it is decided. */
export function closeDispute(
  sandbox: Sandbox,
  before: WireDispute,
  status: "won" | "lost",
  cause: Cause = noCause,
): WireDispute {
  if (before.status === "won" || before.status === "lost") return before;
  const created = nowInSeconds(sandbox);
  const { id, amount, currency } = before;
  const back = makeTransaction({
    ...{ type: "adjustment", reporting_category: "dispute_reversal", source: id, currency },
    ...{ amount, created, available_on: created },
  });
  const dispute: WireDispute = {
    ...before,
    status,
    is_charge_refundable: status === "won",
    balance_transactions: [...before.balance_transactions, ...(status === "won" ? [back] : [])],
  };
  if (status === "won") addTransaction(sandbox, back, platform);
  updateObject(sandbox, "disputes", dispute);
  setDue(sandbox, "dispute", id, null);
  recordEvent(sandbox, "charge.dispute.closed", dispute, cause, { status: before.status });
  if (status === "won") recordEvent(sandbox, "charge.dispute.funds_reinstated", dispute, cause);
  return dispute;
}

/** A dispute without an answer in time is lost. */
export function missDispute(sandbox: Sandbox, id: string): void {
  const dispute = findDispute(sandbox, id);
  if (dispute?.status === "needs_response") closeDispute(sandbox, dispute, "lost");
}

/** A charge that a test names by its payment intent. */
export function findChargeOf(sandbox: Sandbox, intentId: string): Stripe.Charge | null {
  const intent = findObject<Stripe.PaymentIntent>(sandbox, "payment_intents", intentId);
  return intent?.status === "succeeded" ? findCharge(sandbox, intent.latest_charge as string) : null;
}
