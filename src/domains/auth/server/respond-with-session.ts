import { eq } from "drizzle-orm";
import type { SessionResponse } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { accessTokenSeconds } from "./auth.ts";
import { hashSecret, newSecret } from "./internal/hash-secret.ts";
import { signAccessToken } from "./internal/sign-access-token.ts";
import { readUserView } from "./internal/user-view.ts";
import { daysAfter, sessionDays, setSessionCookie } from "./session-cookie.ts";
import { refreshTokens, sessions, users } from "./tables.ts";

type Transport = "bearer" | "cookie";
type Session = typeof sessions.$inferSelect;

/**
 * Delivers a new session: as the page's cookie, or as access and refresh tokens. A page's earlier session ends, which
 * prevents session fixation.
 */
export async function respondWithNewSession(
  ctx: Ctx,
  token: string,
  { transport, method }: { transport: Transport; method: Session["method"] },
): Promise<SessionResponse> {
  const now = ctx.clock.now();
  const [session] = await inTransaction(ctx, async ({ db }) => {
    if (transport === "cookie" && ctx.caller.kind !== "visitor")
      await db.delete(sessions).where(eq(sessions.id, ctx.caller.session.id));
    return (
      db
        .update(sessions)
        // The library uses a clock of its own.
        .set({
          method,
          createdAt: now,
          updatedAt: now,
          expiresAt: daysAfter(now, sessionDays),
          confirmedAt: method === "password" ? now : null,
        })
        .where(eq(sessions.token, token))
        .returning()
    );
  });
  // A ban may have just ended it.
  if (!session) throw new AppError("SESSION_MISSING");
  return respondWithSession(ctx, session, transport);
}

/**
 * Responds with a session in its current state. A bearer gets a new refresh token, unless the caller has issued one.
 * A one-hour access token can't be exchanged for a cookie: SESSION_MISSING.
 */
export async function respondWithSession(
  ctx: Ctx,
  session: Session,
  transport: Transport,
  issued?: string,
): Promise<SessionResponse> {
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

/** A new single-use refresh token for a session. */
export async function issueRefreshToken({ db }: Pick<Ctx, "db">, sessionId: string): Promise<string> {
  const refreshToken = newSecret();
  await db.insert(refreshTokens).values({ sessionId, tokenHash: hashSecret(refreshToken) });
  return refreshToken;
}
