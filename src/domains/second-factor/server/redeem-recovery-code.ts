import { and, eq, isNull } from "drizzle-orm";
import { lockOwnUser } from "#domains/auth/server/lock-own-user.ts";
import { respondWithSession } from "#domains/auth/server/respond-with-session.ts";
import { raiseSession } from "#domains/auth/server/session-level.ts";
import type { SessionResponse } from "#domains/auth/shapes.ts";
import { secondFactorLimits } from "#domains/second-factor/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SessionCtx } from "#platform/rpc/context.ts";
import { forgetAttempts } from "./internal/attempts.ts";
import { hashRecoveryCode } from "./internal/recovery-code.ts";
import { recoveryCodes } from "./tables.ts";

type Input = { code: string; transport: "bearer" | "cookie" };

/**
 * Redeems a recovery code instead of a factor's, once; the session rises to `aal2`. INVALID_CODE; SESSION_MISSING if
 * the session was ended meanwhile. For any session, even one that waits for its second factor.
 */
export async function redeemRecoveryCode(
  ctx: SessionCtx,
  { code, transport }: Input,
): Promise<SessionResponse> {
  const { userId } = ctx.caller;
  await ctx.limits.consume(secondFactorLimits.recoveryCode, userId);
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
    await forgetAttempts(tx);
    return raiseSession(tx);
  });
  return respondWithSession(ctx, raised, transport);
}
