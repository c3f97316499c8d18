import { and, eq } from "drizzle-orm";
import type { SessionCtx } from "#platform/rpc/context.ts";
import { authAccounts } from "../tables.ts";

/** Whether the caller has ever set a password. */
export async function hasPassword({ db, caller }: SessionCtx): Promise<boolean> {
  const found = await db.$count(
    authAccounts,
    and(eq(authAccounts.userId, caller.userId), eq(authAccounts.providerId, "credential")),
  );
  return found > 0;
}
