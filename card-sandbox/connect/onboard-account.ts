import { makeRequirements, type WireAccount } from "../objects/make-account.ts";
import { makeBankAccount } from "../objects/make-bank-account.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { changeAccount, getAccount } from "./kept-account.ts";
import { planPayout } from "./plan-payout.ts";

/** What the hosted form asks for. */
export interface Handed {
  businessType: "individual" | "company";
  legalName: string;
  description: string;
  bankNumber: string;
}

/** Takes what an account's owner handed in: from here on money can be moved to them and paid out. */
export function onboardAccount(sandbox: Sandbox, id: string, handed: Handed): WireAccount {
  const before = getAccount(sandbox, id);
  const isCompany = handed.businessType === "company";
  const bank = makeBankAccount(id, {
    holder: handed.legalName,
    isCompany,
    country: before.country,
    currency: before.default_currency,
    number: handed.bankNumber,
  });
  const profile = before.business_profile!;
  const capabilities = Object.keys(before.capabilities ?? {}).map((name) => [name, "active"]);
  const after = changeAccount(
    sandbox,
    before,
    {
      business_profile: {
        ...profile,
        name: profile.name ?? handed.legalName,
        product_description: handed.description,
      },
      business_type: handed.businessType,
      capabilities: Object.fromEntries(capabilities),
      charges_enabled: true,
      details_submitted: true,
      external_accounts: { ...before.external_accounts, data: [bank] },
      payouts_enabled: true,
      requirements: makeRequirements([]),
      tos_acceptance: { date: nowInSeconds(sandbox), ip: "127.0.0.1", user_agent: null },
    },
    noCause,
  );
  planPayout(sandbox, id);
  return after;
}
