import { and, eq } from "drizzle-orm";
import type { SessionAnswer } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { type Ctx, inTransaction, type SessionCtx } from "#platform/rpc/context.ts";
import { accessTokenSeconds } from "../auth.ts";
import { setSessionCookie } from "../session-cookie.ts";
import { refreshTokens, sessions, users } from "../tables.ts";
import { hashSecret, newSecret } from "./hash-secret.ts";
import { signAccessToken } from "./sign-access-token.ts";
import { readUserView } from "./user-view.ts";

type Transport = "bearer" | "cookie";
type Method = typeof sessions.$inferSelect.method;

/**
 * Hands a session that the library has just begun to whoever signed in: as the page's cookie, or as an access token
 * and a refresh token. A page's earlier session ends, so that nobody can plant one to be signed in to.
 */
export async function answerNewSession(
  ctx: Ctx,
  token: string,
  { transport, method }: { transport: Transport; method: Method },
): Promise<SessionAnswer> {
  const [session] = await inTransaction(ctx, async ({ db }) => {
    if (transport === "cookie" && ctx.caller.kind !== "visitor")
      await db.delete(sessions).where(eq(sessions.id, ctx.caller.session.id));
    return db.update(sessions).set({ method }).where(eq(sessions.token, token)).returning();
  });
  return answerSession(ctx, session!, transport);
}

/** Answers with a session as it is now. Each answer to a bearer carries a new refresh token. */
export async function answerSession(
  ctx: Ctx,
  session: typeof sessions.$inferSelect,
  transport: Transport,
): Promise<SessionAnswer> {
  const { id, userId, aal } = session;
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
  const refreshToken = newSecret();
  await ctx.db.insert(refreshTokens).values({ sessionId: id, tokenHash: hashSecret(refreshToken) });
  const accessToken = await signAccessToken(ctx, { userId, email: user.email, sessionId: id, aal });
  return { access_token: accessToken, refresh_token: refreshToken, ...common };
}

/**
 * Raises the caller's session to `aal2`, in the caller's transaction. Its token changes with its rights and its refresh
 * tokens end, so that one overheard before is worth nothing after. SESSION_MISSING where it was ended meanwhile.
 */
export async function raiseSession({ db, caller, clock }: SessionCtx): Promise<typeof sessions.$inferSelect> {
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
