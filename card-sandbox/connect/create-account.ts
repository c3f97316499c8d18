import { makeAccount, type WireAccount } from "../objects/make-account.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/kept-object.ts";
import { badParam } from "../wire/api-error.ts";
import type { CreateAccountParams } from "./account-params.ts";

/** Makes a connected account of the express kind: its owner hands in the rest on the hosted page. */
export function createAccount(sandbox: Sandbox, params: CreateAccountParams): WireAccount {
  if (params.type && params.controller) {
    throw badParam("controller", "Give either a `type` or a `controller`, not both.");
  }
  if (!params.type && !params.controller) {
    const message =
      "Only express accounts are modelled: give `type=express`, or a `controller` with an express dashboard.";
    throw badParam("type", message, "parameter_missing");
  }
  const { capabilities = {}, business_profile: profile = {} } = params;
  const names = (["card_payments", "transfers"] as const).filter((name) => capabilities[name]);
  const account = makeAccount({
    created: nowInSeconds(sandbox),
    country: params.country,
    currency: params.default_currency,
    email: params.email ?? null,
    businessType: params.business_type ?? null,
    businessProfile: given(profile),
    capabilities: names.length > 0 ? names : ["card_payments", "transfers"],
    payoutInterval: params.settings?.payouts.schedule.interval ?? "daily",
    metadata: params.metadata ?? {},
  });
  insertObject(sandbox, "accounts", account, { created: account.created ?? 0 });
  return account;
}

/** The fields that were given, without those that were not. */
export function given<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: NonNullable<Fields[Name]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]: NonNullable<Fields[Name]> };
}
