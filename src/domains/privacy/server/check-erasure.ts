import { and, eq, isNotNull } from "drizzle-orm";
import { authAccounts } from "#domains/auth/server/tables.ts";
import type { ErasureView } from "#domains/privacy/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findObstacles } from "./internal/find-obstacles.ts";

/** What stands in the way of erasing the caller's account, and how they can show that it is them. For any signed-in person. */
export async function checkErasure(ctx: SignedInCtx): Promise<ErasureView> {
  const hasPassword = await ctx.db.$count(
    authAccounts,
    and(eq(authAccounts.userId, ctx.caller.userId), isNotNull(authAccounts.password)),
  );
  return { ...(await findObstacles(ctx)), proof: hasPassword ? "password" : "code" };
}
