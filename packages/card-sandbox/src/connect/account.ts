import { z } from "zod";
import { previousOf, recordEvent } from "../events/record-event.ts";
import { emptyProfile, makeAccount, type WireAccount } from "../objects/connect-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findObject, insertObject, updateObject } from "../store/stored-object.ts";
import { ApiError } from "../wire/api-error.ts";
import { email, expand, flag, metadata } from "../wire/read-params.ts";

/** What POST /v1/accounts takes here. */
export const createAccountParams = z.strictObject({
  type: z.literal("express"),
  country: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .default("US"),
  email: email.optional(),
  business_profile: z.strictObject({ name: z.string().max(200).optional() }).default({}),
  capabilities: z
    .strictObject({ transfers: z.strictObject({ requested: flag.pipe(z.literal(true)) }) })
    .optional(),
  metadata: metadata.default({}),
  expand,
});

/** Makes a connected account of the express kind: its owner fills in the rest on the hosted page. */
export function createAccount(sandbox: Sandbox, params: z.output<typeof createAccountParams>): WireAccount {
  const { country, email = null, metadata, business_profile: profile } = params;
  const account = makeAccount({
    ...{ country, email, metadata, created: nowInSeconds(sandbox) },
    business_profile: { ...emptyProfile, name: profile.name ?? null },
    capabilities: { transfers: "inactive" },
  });
  insertObject(sandbox, "accounts", account);
  return account;
}

/** A connected account, or null. */
export function findAccount(sandbox: Sandbox, id: string): WireAccount | null {
  return findObject(sandbox, "accounts", id);
}

/** Like findAccount, but an unknown id is the API's 403, which says nothing about other platforms' accounts. */
export function getAccount(sandbox: Sandbox, id: string): WireAccount {
  const account = findAccount(sandbox, id);
  if (account) return account;
  const message = `The provided key '${sandbox.secretKey.slice(0, 8)}****' does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`;
  throw new ApiError(403, { type: "invalid_request_error", code: "account_invalid", message });
}

/** Writes what changed of an account, with its event, as something that happened to that account. */
export function changeAccount(
  sandbox: Sandbox,
  before: WireAccount,
  change: Partial<WireAccount>,
  cause: Cause,
): WireAccount {
  const after = { ...before, ...change };
  const previous = previousOf(before, after);
  if (!previous) return before;
  updateObject(sandbox, "accounts", after);
  recordEvent(sandbox, "account.updated", after, cause, previous, after.id);
  return after;
}
