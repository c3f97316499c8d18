import { and, eq, gt, isNull, notExists, sql } from "drizzle-orm";
import type { SessionAnswer, TokenGrant } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { daysAfter, longestSessionDays, sessionDays } from "../session-cookie.ts";
import { refreshTokens, sessions, users } from "../tables.ts";
import { answerSession, issueRefreshToken } from "./answer-session.ts";
import { hashSecret } from "./hash-secret.ts";

type RefreshGrant = Extract<TokenGrant, { grant_type: "refresh_token" }>;

/**
 * Prolongs a session. A bearer's refresh token is used up and replaced; one that was used before is in two hands, so
 * the session and all that came of it ends (RFC 9700, section 4.14.2). A page's session has no such token: its cookie is
 * prolonged.
 */
export async function refreshSession(ctx: Ctx, grant: RefreshGrant): Promise<SessionAnswer> {
  if (grant.transport === "bearer") {
    const { session, refreshToken } = await rotate(ctx, hashSecret(grant.refresh_token ?? ""));
    return answerSession(ctx, session, "bearer", refreshToken);
  }
  if (ctx.caller.kind === "visitor") throw new AppError("SESSION_MISSING");
  const session = await prolong(ctx, ctx.caller.session.id);
  if (!session) throw new AppError("SESSION_MISSING");
  return answerSession(ctx, session, "cookie");
}

/** Of several who come with one token, the first gets the next one, and the others end what it is good for. */
async function rotate(ctx: Ctx, tokenHash: string) {
  const rotated = await inTransaction(ctx, async (tx) => {
    const { db, clock } = tx;
    const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
    if (!token) return null;
    const { id, sessionId } = token;
    // They come one after another, so that the first has its answer before the second ends the session.
    await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for("update");
    const used = await db
      .update(refreshTokens)
      .set({ usedAt: clock.now() })
      .where(and(eq(refreshTokens.id, id), isNull(refreshTokens.usedAt)))
      .returning({ id: refreshTokens.id });
    if (used.length === 0) {
      await endFamily(tx, sessionId);
      return null;
    }
    const session = await prolong(tx, sessionId);
    return session ? { session, refreshToken: await issueRefreshToken(tx, sessionId) } : null;
  });
  if (!rotated) throw new AppError("INVALID_REFRESH_TOKEN");
  return rotated;
}

async function endFamily({ db, log }: Ctx, sessionId: string): Promise<void> {
  const [ended] = await db.delete(sessions).where(eq(sessions.id, sessionId)).returning();
  if (!ended) return;
  await publishLive(db, ended.userId, { type: "session" });
  log.warn({ sessionId }, "a refresh token came twice: its session was ended");
}

/** Thirty days from now, but never beyond ninety from its beginning; null where its time is over or its person suspended. */
async function prolong({ db, clock }: Ctx, sessionId: string) {
  const now = clock.now();
  const banned = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sessions.userId), gt(users.bannedUntil, now)));
  const [session] = await db
    .update(sessions)
    .set({
      updatedAt: now,
      expiresAt: sql`least(${daysAfter(now, sessionDays)}::timestamptz, ${sessions.createdAt} + make_interval(days => ${longestSessionDays}))`,
    })
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now), notExists(banned)))
    .returning();
  return session ?? null;
}
