import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockOwnUser } from "./internal/lock-own-user.ts";
import { queueAccountMail } from "./queue-account-mail.tsx";
import { factors, recoveryCodes, sessions } from "./tables.ts";

/**
 * Removes a factor of the caller's; with the last one go the recovery codes, and every session falls to `aal1`. Somebody
 * else's is NOT_FOUND. For signed-in people, which whoever has a factor is only after showing one.
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
      await db.update(sessions).set({ aal: "aal1" }).where(eq(sessions.userId, userId));
      await publishLive(db, userId, { type: "session" });
    }
    await queueAccountMail(tx, user, {
      kind: "factorRemoved",
      url: `${ctx.config.publicUrl}/profile/settings?panel=security`,
      once: factor_id,
    });
    return { id: factor_id };
  });
}
