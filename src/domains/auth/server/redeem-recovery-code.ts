import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SessionCtx } from "#platform/rpc/context.ts";
import type { SessionAnswer } from "../shapes.ts";
import { answerSession, raiseSession } from "./internal/answer-session.ts";
import { lockOwnUser } from "./internal/lock-own-user.ts";
import { hashRecoveryCode } from "./internal/recovery-code.ts";
import { recoveryCodes } from "./tables.ts";

type Input = { code: string; transport: "bearer" | "cookie" };

/**
 * Takes a recovery code in place of a factor's, once; the session rises to `aal2`. INVALID_CODE; SESSION_MISSING where the
 * session was ended meanwhile. For whoever has a session, even one that waits for its second factor.
 */
export async function redeemRecoveryCode(
  ctx: SessionCtx,
  { code, transport }: Input,
): Promise<SessionAnswer> {
  const { userId } = ctx.caller;
  await ctx.limits.consume("second_factor", userId);
  const raised = await inTransaction(ctx, async (tx) => {
    await lockOwnUser(tx);
    const used = await tx.db
      .update(recoveryCodes)
      .set({ usedAt: tx.clock.now() })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, hashRecoveryCode(ctx, code)),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ id: recoveryCodes.id });
    if (used.length === 0) throw new AppError("INVALID_CODE");
    return raiseSession(tx);
  });
  return answerSession(ctx, raised, transport);
}
