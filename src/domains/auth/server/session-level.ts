import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SessionCtx, SignedInCtx } from "#platform/rpc/context.ts";
import { newSecret } from "./internal/hash-secret.ts";
import { refreshTokens, sessions } from "./tables.ts";

/**
 * Raises the caller's session to `aal2`, in the caller's transaction, and counts as a confirmation. Its token is replaced and its refresh tokens
 * end, so that earlier ones, if stolen, are worthless. SESSION_MISSING if it was ended meanwhile.
 */
export async function raiseSession({ db, caller, clock }: SessionCtx): Promise<typeof sessions.$inferSelect> {
  const { userId, session } = caller;
  const [raised] = await db
    .update(sessions)
    .set({ aal: "aal2", token: newSecret(), updatedAt: clock.now(), confirmedAt: clock.now() })
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, userId)))
    .returning();
  if (!raised) throw new AppError("SESSION_MISSING");
  await db.delete(refreshTokens).where(eq(refreshTokens.sessionId, session.id));
  return raised;
}

/** Lowers all of the caller's sessions to `aal1`, in the caller's transaction. */
export async function lowerSessions({ db, caller }: SignedInCtx): Promise<void> {
  await db.update(sessions).set({ aal: "aal1" }).where(eq(sessions.userId, caller.userId));
}
