import type Stripe from "stripe";
import { fingerprintOf } from "../cards/card-behavior.ts";
import { makeId } from "../ids.ts";
import { exampleOf, type List, listOf, makeObject, type Wire } from "./stripe-object.ts";

export type WireAccount = Omit<Stripe.Account, "external_accounts" | "metadata"> & {
  country: string;
  default_currency: string;
  external_accounts: List<Stripe.BankAccount>;
  metadata: Record<string, string>;
};
export type WireReversal = Wire<Stripe.TransferReversal> & { balance_transaction: string; transfer: string };
export type WireTransfer = Omit<Wire<Stripe.Transfer>, "reversals"> & {
  balance_transaction: string;
  destination: string;
  destination_payment: string;
  reversals: List<WireReversal>;
};
export type WirePayout = Wire<Stripe.Payout>;
export type WireTransaction = Wire<Stripe.BalanceTransaction>;

/** What someone must submit before money can be moved to them. */
const due = [
  "business_type",
  "business_profile.product_description",
  "external_account",
  "representative.first_name",
  "representative.last_name",
  "tos_acceptance.date",
  "tos_acceptance.ip",
];

/** Someone whom the platform pays: nothing is enabled until they have submitted what is due. */
export function makeAccount(facts: Partial<WireAccount>): WireAccount {
  const id = makeId("account");
  return makeObject<WireAccount>("account", {
    id,
    controller: {
      fees: { payer: "application_express" },
      is_controller: true,
      losses: { payments: "application" },
      requirement_collection: "stripe",
      stripe_dashboard: { type: "express" },
      type: "application",
    },
    external_accounts: listOf(`/v1/accounts/${id}/external_accounts`),
    future_requirements: makeRequirements([]),
    requirements: makeRequirements(due),
    settings: exampleOf("account", "settings") as WireAccount["settings"] & object,
    tos_acceptance: exampleOf("account", "tos_acceptance") as object,
    type: "express",
    ...facts,
  });
}

/** What an account says about itself, before its owner filled in the form. */
export const emptyProfile = {
  ...(exampleOf("account", "business_profile") as unknown as Stripe.Account.BusinessProfile),
  annual_revenue: null,
  support_address: null,
};

/** What an account's owner still has to submit. */
export function makeRequirements(names: string[]): Stripe.Account.Requirements {
  return {
    ...exampleOf("account", "requirements"),
    currently_due: names,
    disabled_reason: names.length > 0 ? "requirements.past_due" : null,
    eventually_due: names,
    past_due: names,
  };
}

/** Where an account's payouts go. Its number is not stored. */
export function makeBankAccount(number: string, facts: Partial<Stripe.BankAccount>): Stripe.BankAccount {
  return makeObject<Stripe.BankAccount>("bank_account", {
    id: makeId("bankAccount"),
    bank_name: "TEST BANK",
    default_for_currency: true,
    fingerprint: fingerprintOf(number),
    last4: number.slice(-4),
    metadata: {},
    routing_number: "110000000",
    ...facts,
  });
}

/** Money that the platform moved to a connected account. */
export function makeTransfer(facts: Partial<WireTransfer> & { id: string }): WireTransfer {
  const reversals = listOf<WireReversal>(`/v1/transfers/${facts.id}/reversals`);
  return makeObject<WireTransfer>("transfer", { reversals, ...facts });
}

/** Money on its way from a connected account's balance to its bank. */
export function makePayoutObject(facts: Partial<WirePayout>): WirePayout {
  return makeObject<WirePayout>("payout", {
    description: "STRIPE PAYOUT",
    metadata: {},
    trace_id: { status: "pending", value: null },
    ...facts,
  });
}

const twoDays = 2 * 24 * 60 * 60;

/** One movement of a balance; `amount` in cents, negative where money leaves. */
export function makeTransaction(
  facts: Partial<WireTransaction> &
    Pick<WireTransaction, "type" | "source" | "amount" | "currency" | "created" | "available_on">,
): WireTransaction {
  const { amount, fee = 0, currency, created, available_on: availableOn } = facts;
  const feeLine = { amount: fee, application: null, currency, type: "stripe_fee" };
  return makeObject<WireTransaction>("balance_transaction", {
    id: makeId("balanceTransaction"),
    fee_details: fee === 0 ? [] : [{ ...feeLine, description: "Card processing fee" }],
    net: amount - fee,
    reporting_category: facts.type,
    status: availableOn <= created ? "available" : "pending",
    ...facts,
  });
}

/** What a charge leaves after the provider's fee of 2.9% + 30 cents, rounded half up; available two days later. */
export function makeChargeTransaction(charge: Stripe.Charge, isAvailableAtOnce: boolean): WireTransaction {
  const { id, amount, currency, description, created } = charge;
  // 29 thousandths in whole numbers: 0.029 × 50 would fall just below the half in floating point.
  const fee = Math.floor((amount * 29 + 500) / 1000) + 30;
  const available_on = isAvailableAtOnce ? created : created + twoDays;
  return makeTransaction({
    type: "charge",
    source: id,
    amount,
    fee,
    currency,
    description,
    created,
    available_on,
  });
}

/** A refund takes its whole amount back out; the fee stays with the provider. */
export function makeRefundTransaction(
  { currency, description }: Stripe.Charge,
  refundId: string,
  amount: number,
  created: number,
): WireTransaction {
  const facts = { currency, description, created, available_on: created + twoDays };
  return makeTransaction({ ...facts, type: "refund", source: refundId, amount: -amount });
}
