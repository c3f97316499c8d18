import { symmetricDecrypt } from "better-auth/crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { AppError } from "#kernel/errors.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";
import type { SessionAnswer } from "../shapes.ts";
import { authOf } from "./auth.ts";
import { raiseSession } from "./internal/answer-session.ts";
import { findOwnFactor } from "./internal/find-own-factor.ts";
import { hashSecret } from "./internal/hash-secret.ts";
import { queueAccountMail } from "./queue-account-mail.tsx";
import { factorChallenges, factors, users } from "./tables.ts";

type Input = { factor_id: string; challenge_id: string; code: string; transport: "bearer" | "cookie" };
type Factor = typeof factors.$inferSelect;

const mostAttempts = 5;
const stepSeconds = 30;

/**
 * Answers a challenge: the session rises to `aal2`, and a factor that was being enrolled counts from now on. A code of an
 * authenticator app works once (RFC 6238, section 5.2), a challenge for five tries. INVALID_CODE; NOT_FOUND for somebody
 * else's factor. For whoever has a session, even one that waits for its second factor.
 */
export async function verifyFactor(ctx: SessionCtx, input: Input): Promise<SessionAnswer> {
  const factor = await findOwnFactor(ctx, input.factor_id);
  await ctx.limits.consume("second_factor", ctx.caller.userId);
  const codeHash = await takeTry(ctx, input);
  const isRight = factor.phone
    ? codeHash === hashSecret(`${input.challenge_id}:${input.code}`)
    : await redeemTotpCode(ctx, factor, input.code);
  if (!isRight) throw new AppError("INVALID_CODE");
  await closeChallenge(ctx, input.challenge_id);
  if (factor.status === "unverified") await startCounting(ctx, factor);
  return raiseSession(ctx, { id: ctx.caller.session.id, userId: ctx.caller.userId }, input.transport);
}

/** Counts a try of an open challenge before it is looked at, so that many at once can't have more. */
async function takeTry(
  { db, clock }: SessionCtx,
  { challenge_id, factor_id }: Input,
): Promise<string | null> {
  const [challenge] = await db
    .update(factorChallenges)
    .set({ attempts: sql`${factorChallenges.attempts} + 1` })
    .where(
      and(
        eq(factorChallenges.id, challenge_id),
        eq(factorChallenges.factorId, factor_id),
        isNull(factorChallenges.usedAt),
        gt(factorChallenges.expiresAt, clock.now()),
        lt(factorChallenges.attempts, mostAttempts),
      ),
    )
    .returning({ codeHash: factorChallenges.codeHash });
  if (!challenge) throw new AppError("INVALID_CODE");
  return challenge.codeHash;
}

async function closeChallenge({ db, clock }: SessionCtx, id: string): Promise<void> {
  const closed = await db
    .update(factorChallenges)
    .set({ usedAt: clock.now() })
    .where(and(eq(factorChallenges.id, id), isNull(factorChallenges.usedAt)))
    .returning({ id: factorChallenges.id });
  if (closed.length === 0) throw new AppError("INVALID_CODE");
}

/** Whether the code is the app's, one step early or late allowed, and newer than every code taken before. */
async function redeemTotpCode(ctx: SessionCtx, factor: Factor, code: string): Promise<boolean> {
  const key = (await authOf(ctx).$context).secretConfig;
  const secret = Secret.fromBase32(await symmetricDecrypt({ key, data: factor.secret! }));
  const timestamp = ctx.clock.now().getTime();
  const delta = new TOTP({ secret, period: stepSeconds }).validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1_000 / stepSeconds) + delta;
  const used = await ctx.db
    .update(factors)
    .set({ lastUsedStep: step })
    .where(and(eq(factors.id, factor.id), lt(factors.lastUsedStep, step)))
    .returning({ id: factors.id });
  return used.length === 1;
}

async function startCounting(ctx: SessionCtx, factor: Factor): Promise<void> {
  await ctx.db
    .update(factors)
    .set({ status: "verified" })
    .where(and(eq(factors.id, factor.id), eq(factors.userId, factor.userId)));
  const [user] = await ctx.db.select().from(users).where(eq(users.id, factor.userId));
  await queueAccountMail(ctx, "factorAdded", user!, {
    url: `${ctx.config.publicUrl}/profile/settings?panel=security`,
    once: factor.id,
  });
}
