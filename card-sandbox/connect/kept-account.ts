import { previousOf } from "../events/previous-of.ts";
import { recordEvent } from "../events/record-event.ts";
import type { WireAccount } from "../objects/make-account.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { findObject, updateObject } from "../store/kept-object.ts";
import { ApiError } from "../wire/api-error.ts";

type Deleted = { id: string; object: "account"; deleted: true };

/** A connected account, or null; a deleted one is none any more. */
export function findAccount(sandbox: Sandbox, id: string): WireAccount | null {
  const account = findObject<WireAccount | Deleted>(sandbox, "accounts", id);
  return account && !("deleted" in account) ? (account as WireAccount) : null;
}

/** Like findAccount, but an unknown id is the API's 403, which tells nothing of other platforms' accounts. */
export function getAccount(sandbox: Sandbox, id: string): WireAccount {
  const account = findAccount(sandbox, id);
  if (account) return account;
  const message = `The provided key '${sandbox.secretKey.slice(0, 8)}****' does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`;
  throw new ApiError(403, { type: "invalid_request_error", code: "account_invalid", message });
}

/** Writes what changed of an account and tells of it, as something that happened to that account. */
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
