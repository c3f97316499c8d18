import { makeBankAccount, makeRequirements, type WireAccount } from "../objects/connect-objects.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { changeAccount, getAccount } from "./account.ts";
import { planPayout } from "./payouts.ts";

/** What the hosted form asks for. */
export interface Submitted {
  businessType: "individual" | "company";
  legalName: string;
  description: string;
  bankNumber: string;
}

/** Takes what an account's owner submitted: from here on money can be moved to them and paid out. */
export function onboardAccount(sandbox: Sandbox, id: string, submitted: Submitted): WireAccount {
  const before = getAccount(sandbox, id);
  const isCompany = submitted.businessType === "company";
  const bank = makeBankAccount(submitted.bankNumber, {
    account: id,
    account_holder_name: submitted.legalName,
    account_holder_type: isCompany ? "company" : "individual",
    country: before.country,
    currency: before.default_currency,
  });
  const profile = before.business_profile!;
  const after = changeAccount(
    sandbox,
    before,
    {
      business_profile: {
        ...profile,
        name: profile.name ?? submitted.legalName,
        product_description: submitted.description,
      },
      business_type: submitted.businessType,
      capabilities: { transfers: "active" },
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
