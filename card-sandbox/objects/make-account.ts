import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import type { List } from "../wire/paging.ts";

export type WireAccount = Omit<Stripe.Account, "external_accounts" | "metadata"> & {
  country: string;
  default_currency: string;
  external_accounts: List<Stripe.BankAccount>;
  metadata: Record<string, string>;
  requirements: Stripe.Account.Requirements;
  settings: Stripe.Account.Settings & { payouts: Stripe.Account.Settings.Payouts };
};

interface AccountFacts {
  created: number;
  country: string;
  currency: string;
  email: string | null;
  businessType: "company" | "individual" | "non_profit" | null;
  businessProfile: Partial<Stripe.Account.BusinessProfile>;
  capabilities: ("card_payments" | "transfers")[];
  payoutInterval: "daily" | "manual";
  metadata: Record<string, string>;
}

/** What someone must hand in before money can be moved to them. */
const due = [
  "business_type",
  "business_profile.product_description",
  "external_account",
  "representative.first_name",
  "representative.last_name",
  "tos_acceptance.date",
  "tos_acceptance.ip",
];

/** Someone whom the platform pays: nothing is enabled until they have handed in what is due. */
export function makeAccount(facts: AccountFacts): WireAccount {
  const id = makeId("account");
  return {
    id,
    object: "account",
    business_profile: { ...emptyProfile, ...facts.businessProfile },
    business_type: facts.businessType,
    capabilities: Object.fromEntries(facts.capabilities.map((name) => [name, "inactive"])),
    charges_enabled: false,
    controller: {
      fees: { payer: "application_express" },
      is_controller: true,
      losses: { payments: "application" },
      requirement_collection: "stripe",
      stripe_dashboard: { type: "express" },
      type: "application",
    },
    country: facts.country,
    created: facts.created,
    default_currency: facts.currency,
    details_submitted: false,
    email: facts.email,
    external_accounts: {
      object: "list",
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    future_requirements: makeRequirements([]),
    metadata: facts.metadata,
    payouts_enabled: false,
    requirements: makeRequirements(due),
    settings: makeSettings(facts.payoutInterval),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: "express",
  };
}

/** What is still asked of an account. */
export function makeRequirements(names: string[]): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: names,
    disabled_reason: names.length > 0 ? "requirements.past_due" : null,
    errors: [],
    eventually_due: names,
    past_due: names,
    pending_verification: [],
  };
}

const emptyProfile: Stripe.Account.BusinessProfile = {
  annual_revenue: null,
  estimated_worker_count: null,
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
};

function makeSettings(interval: "daily" | "manual"): WireAccount["settings"] {
  return {
    bacs_debit_payments: { display_name: null, service_user_number: null },
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_issuing: { tos_acceptance: { date: null, ip: null } },
    card_payments: {
      decline_on: { avs_failure: false, cvc_failure: false },
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: null, timezone: "Etc/UTC" },
    invoices: { default_account_tax_ids: null, hosted_payment_method_save: null },
    payments: {
      statement_descriptor: null,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    payouts: {
      debit_negative_balances: true,
      schedule: { delay_days: 2, interval },
      statement_descriptor: null,
    },
    sepa_debit_payments: {},
  };
}
