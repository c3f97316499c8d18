import { and, eq } from "drizzle-orm";
import type { SessionAnswer } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { type Ctx, inTransaction, type SessionCtx } from "#platform/rpc/context.ts";
import { accessTokenSeconds } from "../auth.ts";
import { daysAfter, sessionDays, setSessionCookie } from "../session-cookie.ts";
import { refreshTokens, sessions, users } from "../tables.ts";
import { hashSecret, newSecret } from "./hash-secret.ts";
import { signAccessToken } from "./sign-access-token.ts";
import { readUserView } from "./user-view.ts";

type Transport = "bearer" | "cookie";
type Session = typeof sessions.$inferSelect;

/**
 * Hands a session that the library has just begun to whoever signed in: as the page's cookie, or as an access token
 * and a refresh token. A page's earlier session ends, so that nobody can plant one to be signed in to.
 */
export async function answerNewSession(
  ctx: Ctx,
  token: string,
  { transport, method }: { transport: Transport; method: Session["method"] },
): Promise<SessionAnswer> {
  const now = ctx.clock.now();
  const [session] = await inTransaction(ctx, async ({ db }) => {
    if (transport === "cookie" && ctx.caller.kind !== "visitor")
      await db.delete(sessions).where(eq(sessions.id, ctx.caller.session.id));
    return (
      db
        .update(sessions)
        // The library dates it by a clock of its own.
        .set({ method, createdAt: now, updatedAt: now, expiresAt: daysAfter(now, sessionDays) })
        .where(eq(sessions.token, token))
        .returning()
    );
  });
  // A suspension may have ended it a moment ago.
  if (!session) throw new AppError("SESSION_MISSING");
  return answerSession(ctx, session, transport);
}

/**
 * Answers with a session as it is now. An answer to a bearer carries a new refresh token, unless the caller has issued it.
 * An access token of an hour buys no cookie of its session: SESSION_MISSING.
 */
export async function answerSession(
  ctx: Ctx,
  session: Session,
  transport: Transport,
  issued?: string,
): Promise<SessionAnswer> {
  const { id, userId, aal } = session;
  const { caller } = ctx;
  if (
    transport === "cookie" &&
    caller.kind !== "visitor" &&
    caller.session.byToken &&
    caller.session.id === id
  )
    throw new AppError("SESSION_MISSING");
  const user = await readUserView(ctx, eq(users.id, userId), aal);
  const expiresAt = Math.floor(ctx.clock.now().getTime() / 1_000) + accessTokenSeconds;
  const common = {
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    user,
  } as const;
  if (transport === "cookie") {
    setSessionCookie(ctx, session.token, session.expiresAt);
    return { access_token: null, refresh_token: null, ...common };
  }
  const refreshToken = issued ?? (await issueRefreshToken(ctx, id));
  const accessToken = await signAccessToken(ctx, { userId, email: user.email, sessionId: id, aal });
  return { access_token: accessToken, refresh_token: refreshToken, ...common };
}

/** A new refresh token for a session, which is used once. */
export async function issueRefreshToken({ db }: Pick<Ctx, "db">, sessionId: string): Promise<string> {
  const refreshToken = newSecret();
  await db.insert(refreshTokens).values({ sessionId, tokenHash: hashSecret(refreshToken) });
  return refreshToken;
}

/**
 * Raises the caller's session to `aal2`, in the caller's transaction. Its token changes with its rights and its refresh
 * tokens end, so that one overheard before is worth nothing after. SESSION_MISSING where it was ended meanwhile.
 */
export async function raiseSession({ db, caller, clock }: SessionCtx): Promise<Session> {
  const { userId, session } = caller;
  const [raised] = await db
    .update(sessions)
    .set({ aal: "aal2", token: newSecret(), updatedAt: clock.now() })
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, userId)))
    .returning();
  if (!raised) throw new AppError("SESSION_MISSING");
  await db.delete(refreshTokens).where(eq(refreshTokens.sessionId, session.id));
  return raised;
}
