import { decodeJwt } from "jose";
import type { SessionAnswer, TokenGrant } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { answerNewSession } from "./answer-session.ts";
import { askLibrary, deviceHeaders } from "./ask-library.ts";
import { assertNotBanned } from "./assert-not-banned.ts";
import { assertProviderAnswers, inTime, oidcProvider, providerAuthOf } from "./provider-auth.ts";

type IdTokenGrant = Extract<TokenGrant, { grant_type: "id_token" }>;

/**
 * A session for the identity token that the configured provider gave an app: for the person it is linked to; for the one
 * whose address it names, if both sides have verified it; else for a new one, if the provider has. PROVIDER_REFUSED for
 * a token that is not the provider's, not meant for us, too old or of another nonce; IDENTITY_NOT_LINKED,
 * EMAIL_NOT_VERIFIED, BANNED; PROVIDER_UNAVAILABLE.
 */
export async function signInWithProvider(ctx: Ctx, grant: IdTokenGrant): Promise<SessionAnswer> {
  const { provider, id_token: token, nonce, transport } = grant;
  if (provider !== oidcProvider) throw new AppError("PROVIDER_NOT_ENABLED");
  const auth = await providerAuthOf(ctx);
  await ctx.limits.consume("sign_in_address", ctx.client.address);
  // The library looks at the nonce only where one is given.
  if (nonce === undefined && hasNonce(token)) throw new AppError("PROVIDER_REFUSED");
  const idToken = nonce === undefined ? { token } : { token, nonce };
  const answer = await askLibrary(() =>
    inTime(auth.api.signInSocial({ body: { provider, idToken }, headers: deviceHeaders(ctx) })),
  ).catch(async (error) => {
    if (error instanceof AppError && error.code === "PROVIDER_REFUSED") await assertProviderAnswers(ctx);
    throw error;
  });
  if (!("token" in answer) || !answer.token) throw new AppError("PROVIDER_REFUSED");
  await assertNotBanned(ctx, answer.user.id);
  return answerNewSession(ctx, answer.token, { transport, method: "provider" });
}

function hasNonce(token: string): boolean {
  try {
    return decodeJwt(token)["nonce"] !== undefined;
  } catch {
    throw new AppError("PROVIDER_REFUSED");
  }
}
