import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";
import { users } from "../tables.ts";

/**
 * The caller's row, locked until the transaction ends: what is counted of a person's factors and codes stays true meanwhile.
 * SESSION_MISSING where the account was erased a moment ago.
 */
export async function lockOwnUser({ db, caller }: SessionCtx): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.id, caller.userId)).for("update");
  if (!user) throw new AppError("SESSION_MISSING");
  return user;
}
