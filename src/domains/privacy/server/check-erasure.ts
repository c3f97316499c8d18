import { and, eq, isNotNull } from "drizzle-orm";
import { authAccounts } from "#domains/auth/server/tables.ts";
import type { ErasureView } from "#domains/privacy/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findBlockers } from "./internal/find-blockers.ts";

/** The blockers of erasing the caller's account, and how they can confirm their identity. For any signed-in user. */
export async function checkErasure(ctx: SignedInCtx): Promise<ErasureView> {
  const hasPassword = await ctx.db.$count(
    authAccounts,
    and(eq(authAccounts.userId, ctx.caller.userId), isNotNull(authAccounts.password)),
  );
  return { ...(await findBlockers(ctx)), proof: hasPassword ? "password" : "code" };
}
