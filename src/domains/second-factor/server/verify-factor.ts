import { symmetricDecrypt } from "better-auth/crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { sessionChanged } from "#domains/auth/events.ts";
import { authOf } from "#domains/auth/server/auth.ts";
import { hashCode } from "#domains/auth/server/hash-code.ts";
import { lockOwnUser } from "#domains/auth/server/lock-own-user.ts";
import { queueAccountMail } from "#domains/auth/server/queue-account-mail.ts";
import { respondWithSession } from "#domains/auth/server/respond-with-session.ts";
import { raiseSession } from "#domains/auth/server/session-level.ts";
import type { users } from "#domains/auth/server/tables.ts";
import type { SessionResponse } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SessionCtx } from "#platform/rpc/context.ts";
import { countAttempt, forgetAttempts, reportAttempt } from "./internal/attempts.ts";
import { findOwnFactor } from "./internal/find-own-factor.ts";
import { factorChallenges, factors } from "./tables.ts";

type Input = { factor_id: string; challenge_id: string; code: string; transport: "bearer" | "cookie" };
type Factor = typeof factors.$inferSelect;

const mostAttempts = 5;
const stepSeconds = 30;

/**
 * Verifies a challenge's code: the session rises to `aal2`, and a factor being enrolled becomes active. An
 * authenticator app's code works once (RFC 6238, section 5.2), a challenge for five attempts. INVALID_CODE; from the
 * fifth wrong code in a row on, pauses of 1, 5, 30 and 120 minutes, which the owner is told by mail (TOO_MANY_REQUESTS);
 * NOT_FOUND for another user's factor; SESSION_MISSING if the session was ended meanwhile. For any session, even one
 * that waits for its second factor.
 */
export async function verifyFactor(ctx: SessionCtx, input: Input): Promise<SessionResponse> {
  const factor = await findOwnFactor(ctx, input.factor_id);
  const attempt = await countAttempt(ctx);
  const raised = await checkCode(ctx, factor, input).catch(async (error) => {
    if (error instanceof AppError && error.code === "INVALID_CODE") await reportAttempt(ctx, attempt);
    throw error;
  });
  return respondWithSession(ctx, raised, input.transport);
}

async function checkCode(ctx: SessionCtx, factor: Factor, input: Input) {
  // On its own, before anything else: a wrong try counts, though nothing else is written then.
  const codeHash = await takeTry(ctx, input);
  if (factor.phone && codeHash !== hashCode(ctx, `factor:${input.challenge_id}`, input.code))
    throw new AppError("INVALID_CODE");
  const step = factor.phone ? null : await stepOf(ctx, factor, input.code);
  return inTransaction(ctx, async (tx) => {
    const user = await lockOwnUser(tx);
    if (step !== null) await redeemStep(tx, factor, step);
    await closeChallenge(tx, input.challenge_id);
    await startCounting(tx, factor, user);
    await forgetAttempts(tx);
    return raiseSession(tx);
  });
}

/** Counts an attempt before checking it, so that concurrent requests can't have more. */
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

/** The 30-second step that a code belongs to, one early or late allowed; INVALID_CODE otherwise. */
async function stepOf(ctx: SessionCtx, factor: Factor, token: string): Promise<number> {
  const key = (await authOf(ctx).$context).secretConfig;
  const secret = Secret.fromBase32(await symmetricDecrypt({ key, data: factor.secret! }));
  const timestamp = ctx.clock.now().getTime();
  const delta = new TOTP({ secret, period: stepSeconds }).validate({ token, timestamp, window: 1 });
  if (delta === null) throw new AppError("INVALID_CODE");
  return Math.floor(timestamp / 1_000 / stepSeconds) + delta;
}

/** Accepts the code of a step, which must be newer than every accepted one. */
async function redeemStep({ db }: SessionCtx, factor: Factor, step: number): Promise<void> {
  const redeemed = await db
    .update(factors)
    .set({ lastUsedStep: step })
    .where(and(eq(factors.id, factor.id), lt(factors.lastUsedStep, step)))
    .returning({ id: factors.id });
  if (redeemed.length === 0) throw new AppError("INVALID_CODE");
}

/** The first correct code activates a factor; if it is the only one, the user's other sessions now lack it. */
async function startCounting(
  ctx: SessionCtx,
  { id, userId }: Factor,
  user: typeof users.$inferSelect,
): Promise<void> {
  const started = await ctx.db
    .update(factors)
    .set({ status: "verified" })
    .where(and(eq(factors.id, id), eq(factors.userId, userId), eq(factors.status, "unverified")))
    .returning({ id: factors.id });
  if (started.length === 0) return;
  await publishLive(ctx.db, userId, sessionChanged);
  await queueAccountMail(ctx, user, {
    kind: "factorAdded",
    url: `${ctx.config.publicUrl}/profile/settings?panel=security`,
    once: id,
  });
}
