import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";
import type { SessionAnswer } from "../shapes.ts";
import { raiseSession } from "./internal/answer-session.ts";
import { hashRecoveryCode } from "./internal/recovery-code.ts";
import { recoveryCodes } from "./tables.ts";

type Input = { code: string; transport: "bearer" | "cookie" };

/** Takes a recovery code in place of a factor's, once; the session rises to `aal2`. INVALID_CODE. For whoever has a session. */
export async function redeemRecoveryCode(
  ctx: SessionCtx,
  { code, transport }: Input,
): Promise<SessionAnswer> {
  const { userId, session } = ctx.caller;
  await ctx.limits.consume("second_factor", userId);
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  if (used.length === 0) throw new AppError("INVALID_CODE");
  return raiseSession(ctx, { id: session.id, userId }, transport);
}
