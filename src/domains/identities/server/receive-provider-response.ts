import { eq } from "drizzle-orm";
import { assertNotBanned } from "#domains/auth/server/assert-not-banned.ts";
import { deviceHeaders } from "#domains/auth/server/call-auth-library.ts";
import { discardSession } from "#domains/auth/server/discard-session.ts";
import { issueCode } from "#domains/auth/server/exchange-code.ts";
import { respondWithNewSession } from "#domains/auth/server/respond-with-session.ts";
import { readSessionToken } from "#domains/auth/server/session-cookie.ts";
import { sessions } from "#domains/auth/server/tables.ts";
import { AppError, type ErrorCode } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { keepStateCookie } from "./internal/lead-to-provider.ts";
import { inTime, oidcProvider, providerAuthOf } from "./internal/provider-auth.ts";
import { type Return, readReturnAddress } from "./internal/return-address.ts";

type Answer = { provider: string; query: Record<string, string>; cookie: string };

/**
 * Handles the callback from the provider: the library checks that this browser started it and what the provider says.
 * Returns the path to continue on, signed in, with a code, with the identity linked; or with `error`, one of our
 * codes. For visitors.
 */
export async function receiveProviderResponse(ctx: Ctx, answer: Answer): Promise<string> {
  try {
    if (answer.provider !== oidcProvider) throw new AppError("PROVIDER_NOT_ENABLED");
    const { back, token } = await callAuthLibrary(ctx, answer);
    if (back.error !== null) return explain(back, codeOf(back.error));
    if (back.isLink) return back.to;
    if (!token) return explain(back, "PROVIDER_REFUSED");
    return await finish(ctx, back, token);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return explain({ to: "/", challenge: undefined, isLink: false }, error.code);
  }
}

async function callAuthLibrary(ctx: Ctx, { query, cookie }: Answer) {
  const auth = await providerAuthOf(ctx);
  const headers = deviceHeaders(ctx);
  headers.set("cookie", cookie);
  const response = await inTime(
    auth.api.callbackOAuth({ params: { id: oidcProvider }, query, headers, method: "GET", asResponse: true }),
  );
  const location = response.headers.get("location");
  if (!location) throw new AppError("PROVIDER_REFUSED");
  keepStateCookie(ctx, response.headers);
  const begun = response.headers
    .getSetCookie()
    .map((line) => readSessionToken(line.split(";")[0], ctx.config));
  return { back: readReturnAddress(location), token: begun.find((token) => token !== undefined) };
}

async function finish(ctx: Ctx, back: Return, token: string): Promise<string> {
  const [session] = await ctx.db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.token, token));
  try {
    await assertNotBanned(ctx, session!.userId);
  } catch (error) {
    if (error instanceof AppError) return explain(back, error.code);
    throw error;
  }
  if (!back.challenge) {
    await respondWithNewSession(ctx, token, { transport: "cookie", method: "provider" });
    return back.to;
  }
  await discardSession(ctx, token);
  const code = await issueCode(ctx, back.challenge, { userId: session!.userId, method: "provider" });
  return withQuery(back.to, { code });
}

const codes: Record<string, ErrorCode> = {
  account_not_linked: "IDENTITY_NOT_LINKED",
  account_already_linked_to_different_user: "IDENTITY_TAKEN",
  unable_to_link_account: "EMAIL_NOT_VERIFIED",
  EMAIL_NOT_VERIFIED: "EMAIL_NOT_VERIFIED",
};
const codeOf = (error: string): ErrorCode => codes[error] ?? "PROVIDER_REFUSED";

/** After a sign-in the error shows on the sign-in page, otherwise at the destination. */
function explain({ to, challenge, isLink }: Return, error: ErrorCode): string {
  if (challenge || isLink || to === "/auth" || to.startsWith("/auth?")) return withQuery(to, { error });
  return withQuery("/auth", to === "/" ? { error } : { error, from: to });
}

function withQuery(path: string, more: Record<string, string>): string {
  const url = new URL(path, "http://self");
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
