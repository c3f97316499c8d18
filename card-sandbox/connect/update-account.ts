import { recordEvent } from "../events/record-event.ts";
import type { WireAccount } from "../objects/make-account.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { updateObject } from "../store/kept-object.ts";
import { refused } from "../wire/api-error.ts";
import { changeMetadata } from "../wire/read-params.ts";
import type { UpdateAccountParams } from "./account-params.ts";
import { sumBalance } from "./balance.ts";
import { given } from "./create-account.ts";
import { changeAccount, getAccount } from "./kept-account.ts";

/** Changes what the platform may change of a connected account. */
export function updateAccount(
  sandbox: Sandbox,
  id: string,
  params: UpdateAccountParams,
  cause: Cause,
): WireAccount {
  const before = getAccount(sandbox, id);
  const interval = params.settings?.payouts.schedule.interval;
  const { payouts } = before.settings;
  const schedule = { ...payouts.schedule, interval: interval ?? payouts.schedule.interval };
  const change: Partial<WireAccount> = {
    email: params.email ?? before.email,
    business_profile: { ...before.business_profile!, ...given(params.business_profile ?? {}) },
    metadata: changeMetadata(before.metadata, params.metadata),
    settings: { ...before.settings, payouts: { ...payouts, schedule } },
  };
  return changeAccount(sandbox, before, change, cause);
}

/** Deletes a connected account; fails with a 400 while there is money on it, as the provider does. */
export function deleteAccount(sandbox: Sandbox, id: string, cause: Cause): object {
  const account = getAccount(sandbox, id);
  const { available, pending } = sumBalance(sandbox, id, account.default_currency);
  if (available !== 0 || pending !== 0) {
    throw refused("An account with a balance that is not zero can't be deleted.", "account_invalid");
  }
  const deleted = { id, object: "account", deleted: true };
  updateObject(sandbox, "accounts", deleted, { is_deleted: 1 });
  sandbox.store.run("DELETE FROM account_links WHERE account = ?", id);
  recordEvent(
    sandbox,
    "account.application.deauthorized",
    { id: "ca_card_sandbox", object: "application" },
    cause,
    undefined,
    id,
  );
  return deleted;
}
