import { eq, inArray, or } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import {
  authAccounts,
  factors,
  recoveryCodes,
  sessions,
  users,
  verifications,
  walletAddresses,
} from "./tables.ts";

/**
 * Locks the caller's row until the caller's transaction ends, so that nothing new can be written for them meanwhile.
 * UNAUTHORIZED where they were erased a moment ago. Locks after quotes do.
 */
export async function lockOwnUser({ db, caller }: SignedInCtx) {
  const [user] = await db.select().from(users).where(eq(users.id, caller.userId)).for("update");
  if (!user) throw new AppError("UNAUTHORIZED");
  return user;
}

/**
 * Deletes the caller with all that lets them in: sessions, tokens, passwords, factors, codes, open links. In the caller's
 * transaction and last of all: a row of another domain that still names them makes it fail.
 */
export async function eraseUser({ db, caller }: SignedInCtx): Promise<void> {
  const { userId } = caller;
  const [user] = ...
}
