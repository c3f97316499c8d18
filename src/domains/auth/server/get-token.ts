import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import type { SessionAnswer, TokenGrant } from "../shapes.ts";
import { authOf } from "./auth.ts";
import { answerNewSession } from "./internal/answer-session.ts";
import { askLibrary, deviceHeaders } from "./internal/ask-library.ts";
import { assertNotBanned } from "./internal/assert-not-banned.ts";
import { exchangeCode } from "./internal/exchange-code.ts";
import { refreshSession } from "./internal/refresh-session.ts";
import { signInWithProvider } from "./internal/sign-in-with-provider.ts";
import { signInWithWallet } from "./internal/sign-in-with-wallet.ts";

/**
 * Begins a session, or prolongs one: by password, refresh token, the code of a link (PKCE), an outside provider's
 * identity token, or a wallet's signature. Wrong address and wrong password answer alike (INVALID_CREDENTIALS);
 * EMAIL_NOT_VERIFIED, BANNED, INVALID_REFRESH_TOKEN, SESSION_MISSING, INVALID_CODE, PROVIDER_NOT_ENABLED,
 * PROVIDER_REFUSED, PROVIDER_UNAVAILABLE, IDENTITY_NOT_LINKED, IDENTITY_TAKEN. For anybody.
 */
export async function getToken(ctx: Ctx, grant: TokenGrant): Promise<SessionAnswer> {
  if (grant.grant_type === "password") return signInWithPassword(ctx, grant);
  if (grant.grant_type === "refresh_token") return refreshSession(ctx, grant);
  if (grant.grant_type === "pkce") return exchangeCode(ctx, grant);
  if (grant.grant_type === "web3") return signInWithWallet(ctx, grant);
  return signInWithProvider(ctx, grant);
}

type PasswordGrant = Extract<TokenGrant, { grant_type: "password" }>;

async function signInWithPassword(
  ctx: Ctx,
  { email, password, transport }: PasswordGrant,
): Promise<SessionAnswer> {
  // An address or a telephone has to come with the password; telephones sign in by code alone.
  if (!email) throw new AppError("PROVIDER_NOT_ENABLED");
  await ctx.limits.consume("sign_in_address", ctx.client.address);
  await ctx.limits.consume("sign_in_account", email.trim().toLowerCase());
  const { token, user } = await askLibrary(() =>
    authOf(ctx).api.signInEmail({ body: { email, password }, headers: deviceHeaders(ctx) }),
  );
  await assertNotBanned(ctx, user.id);
  return answerNewSession(ctx, token, { transport, method: "password" });
}
