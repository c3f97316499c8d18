import { and, eq, gt, isNull, notExists, sql } from "drizzle-orm";
import { sessionChanged } from "#domains/auth/events.ts";
import type { RefreshGrant, SessionResponse } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { hashSecret } from "./internal/hash-secret.ts";
import { issueRefreshToken, respondWithSession } from "./respond-with-session.ts";
import { daysAfter, longestSessionDays, sessionDays } from "./session-cookie.ts";
import { refreshTokens, sessions, users } from "./tables.ts";

/**
 * Refreshes a session. A bearer's refresh token is rotated; reuse means that it was stolen, so the session and all
 * its tokens end (RFC 9700, section 4.14.2). A page's session has no such token: its cookie is extended.
 */
export async function refreshSession(ctx: Ctx, grant: RefreshGrant): Promise<SessionResponse> {
  if (grant.transport === "bearer") {
    const { session, refreshToken } = await rotate(ctx, hashSecret(grant.refresh_token ?? ""));
    return respondWithSession(ctx, session, "bearer", refreshToken);
  }
  if (ctx.caller.kind === "visitor") throw new AppError("SESSION_MISSING");
  const session = await prolong(ctx, ctx.caller.session.id);
  if (!session) throw new AppError("SESSION_MISSING");
  return respondWithSession(ctx, session, "cookie");
}

/** Of several requests with one token, the first gets the next token, and the others end the session. */
async function rotate(ctx: Ctx, tokenHash: string) {
  const rotated = await inTransaction(ctx, async (tx) => {
    const { db, clock } = tx;
    const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
    if (!token) return null;
    const { id, sessionId } = token;
    // They are serialized, so that the first has its response before the second ends the session.
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
  await publishLive(db, ended.userId, sessionChanged);
  log.warn({ sessionId }, "a refresh token came twice: its session was ended");
}

/** Extends a session to thirty days from now, at most ninety from its start; null if it is over or its user banned. */
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
