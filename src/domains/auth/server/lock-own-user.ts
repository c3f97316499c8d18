import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";
import { users } from "./tables.ts";

/**
 * Locks the caller's row until the transaction ends, so that counts of factors and codes stay valid. SESSION_MISSING
 * if the account was just erased.
 */
export async function lockOwnUser({ db, caller }: SessionCtx): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.id, caller.userId)).for("update");
  if (!user) throw new AppError("SESSION_MISSING");
  return user;
}
