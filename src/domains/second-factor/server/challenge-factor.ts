import { randomInt, randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { authLimits } from "#domains/auth/limits.ts";
import { hashCode } from "#domains/auth/server/hash-code.ts";
import { translator } from "#i18n/translator.ts";
import { queueSms } from "#platform/email/queue-sms.ts";
import { inTransaction, type SessionCtx } from "#platform/rpc/context.ts";
import { findOwnFactor } from "./internal/find-own-factor.ts";
import { factorChallenges } from "./tables.ts";

/** A challenge expires after five minutes. */
const milliseconds = 300_000;

/**
 * Creates a challenge for a factor and texts the code of a phone. The challenge is valid for five minutes and one
 * correct code. Another user's factor is NOT_FOUND. For any session, even one that waits for its second factor.
 */
export async function challengeFactor(ctx: SessionCtx, { factor_id }: { factor_id: string }) {
  const factor = await findOwnFactor(ctx, factor_id);
  if (factor.phone) await ctx.limits.consume(authLimits.sms, ctx.caller.userId);
  const expiresAt = new Date(ctx.clock.now().getTime() + milliseconds);
  const id = randomUUID();
  const code = factor.phone ? String(randomInt(1_000_000)).padStart(6, "0") : null;
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .delete(factorChallenges)
      .where(and(eq(factorChallenges.factorId, factor.id), lt(factorChallenges.expiresAt, ctx.clock.now())));
    const codeHash = code && hashCode(ctx, `factor:${id}`, code);
    await tx.db.insert(factorChallenges).values({ id, factorId: factor.id, expiresAt, codeHash });
    if (code)
      await queueSms(tx, {
        onceKey: `factor:${id}`,
        recipient: factor.phone!,
        language: ctx.language,
        text: translator(ctx.language)("mail:sms.factor", { code }),
      });
  });
  return { id, type: factor.factorType, expires_at: Math.floor(expiresAt.getTime() / 1_000) };
}
