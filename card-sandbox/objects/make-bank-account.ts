import type Stripe from "stripe";
import { fingerprintOf } from "../cards/kept-card.ts";
import { makeId } from "../ids.ts";

/** Where an account's payouts go. Its number is not kept. */
export function makeBankAccount(
  account: string,
  facts: { holder: string; isCompany: boolean; country: string; currency: string; number: string },
): Stripe.BankAccount {
  return {
    id: makeId("bankAccount"),
    object: "bank_account",
    account,
    account_holder_name: facts.holder,
    account_holder_type: facts.isCompany ? "company" : "individual",
    account_type: null,
    available_payout_methods: ["standard"],
    bank_name: "TEST BANK",
    country: facts.country,
    currency: facts.currency,
    customer: null,
    default_for_currency: true,
    fingerprint: fingerprintOf(facts.number),
    last4: facts.number.slice(-4),
    metadata: {},
    routing_number: "110000000",
    status: "new",
  };
}
