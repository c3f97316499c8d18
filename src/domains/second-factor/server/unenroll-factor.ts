import { and, eq } from "drizzle-orm";
import { sessionChanged } from "#domains/auth/events.ts";
import { lockOwnUser } from "#domains/auth/server/lock-own-user.ts";
import { queueAccountMail } from "#domains/auth/server/queue-account-mail.ts";
import { lowerSessions } from "#domains/auth/server/session-level.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { factors, recoveryCodes } from "./tables.ts";

/**
 * Removes a factor of the caller; with the last one, the recovery codes are removed and every session falls to
 * `aal1`. Another user's is NOT_FOUND. For signed-in users, which with a factor requires having verified one.
 */
export async function unenrollFactor(ctx: SignedInCtx, { factor_id }: { factor_id: string }) {
  const { userId } = ctx.caller;
  return inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const user = await lockOwnUser(tx);
    const [removed] = await db
      .delete(factors)
      .where(and(eq(factors.id, factor_id), eq(factors.userId, userId)))
      .returning();
    if (!removed) throw new AppError("NOT_FOUND");
    if (removed.status === "unverified") return { id: factor_id };
    const left = await db
      .select({ id: factors.id })
      .from(factors)
      .where(and(eq(factors.userId, userId), eq(factors.status, "verified")));
    if (left.length === 0) {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await lowerSessions(tx);
      await publishLive(db, userId, sessionChanged);
    }
    await queueAccountMail(tx, user, {
      kind: "factorRemoved",
      url: `${ctx.config.publicUrl}/profile/settings?panel=security`,
      once: factor_id,
    });
    return { id: factor_id };
  });
}
