import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { SessionAnswer, TokenGrant } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { longestSessionDays, sessionDays } from "../session-cookie.ts";
import { refreshTokens, sessions } from "../tables.ts";
import { answerSession } from "./answer-session.ts";
import { hashSecret } from "./hash-secret.ts";

type RefreshGrant = Extract<TokenGrant, { grant_type: "refresh_token" }>;

/**
 * Prolongs a session. A bearer's refresh token is used up and replaced; one that was used before is in two hands, so
 * the session and all that came of it ends (RFC 9700, section 4.14.2). A page's session has no such token: its cookie is prolonged.
 */
export async function refreshSession(ctx: Ctx, grant: RefreshGrant): Promise<SessionAnswer> {
  if (grant.transport === "bearer") {
    const sessionId = await redeemRefreshToken(ctx, grant.refresh_token ?? "");
    return answerSession(ctx, await prolong(ctx, sessionId), "bearer");
  }
  if (ctx.caller.kind === "visitor") throw new AppError("SESSION_MISSING");
  return answerSession(ctx, await prolong(ctx, ctx.caller.session.id), "cookie");
}

async function redeemRefreshToken({ db, clock, log }: Ctx, token: string): Promise<string> {
  const tokenHash = hashSecret(token);
  const [used] = await db
    .update(refreshTokens)
    .set({ usedAt: clock.now() })
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)))
    .returning({ sessionId: refreshTokens.sessionId });
  if (used) return used.sessionId;
  const [known] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  if (known) {
    await db.delete(sessions).where(eq(sessions.id, known.sessionId));
    log.warn({ sessionId: known.sessionId }, "a refresh token came twice: its session was ended");
  }
  throw new AppError("INVALID_REFRESH_TOKEN");
}

/** Thirty days from now, but never beyond ninety from its beginning. */
async function prolong({ db, clock }: Ctx, sessionId: string) {
  const now = clock.now();
  const [session] = await db
    .update(sessions)
    .set({
      updatedAt: now,
      expiresAt: sql`least(${new Date(now.getTime() + sessionDays * 86_400_000)}::timestamptz, ${sessions.createdAt} + make_interval(days => ${longestSessionDays}))`,
    })
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)))
    .returning();
  if (!session) throw new AppError("INVALID_REFRESH_TOKEN");
  return session;
}
