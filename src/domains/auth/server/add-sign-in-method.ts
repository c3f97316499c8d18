import type { SignedInCtx } from "#platform/rpc/context.ts";
import { authAccounts } from "./tables.ts";

type Identity = { providerId: string; accountId: string };

/** Adds an identity with which the caller may sign in; a unique violation if it is known. In the caller's transaction. */
export async function addSignInMethod({ db, caller, clock }: SignedInCtx, identity: Identity): Promise<void> {
  await db.insert(authAccounts).values({ ...identity, userId: caller.userId, createdAt: clock.now() });
}
