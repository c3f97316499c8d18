import { decodeJwt } from "jose";
import { authLimits } from "#domains/auth/limits.ts";
import { assertNotBanned } from "#domains/auth/server/assert-not-banned.ts";
import { callAuthLibrary, deviceHeaders } from "#domains/auth/server/call-auth-library.ts";
import { respondWithNewSession } from "#domains/auth/server/respond-with-session.ts";
import type { SessionResponse } from "#domains/auth/shapes.ts";
import type { TokenGrant } from "#domains/identities/contract.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { assertProviderResponds, inTime, oidcProvider, providerAuthOf } from "./provider-auth.ts";

type IdTokenGrant = Extract<TokenGrant, { grant_type: "id_token" }>;

/**
 * Signs in with an identity token that the provider gave an app: as the linked user; as the user with its address, if
 * both sides have verified it; else as a new user, if the provider has verified it. PROVIDER_REFUSED for a token that
 * is not the provider's, not for us, expired or with a wrong nonce; IDENTITY_NOT_LINKED, EMAIL_NOT_VERIFIED, BANNED;
 * PROVIDER_UNAVAILABLE.
 */
export async function signInWithProvider(ctx: Ctx, grant: IdTokenGrant): Promise<SessionResponse> {
  const { provider, id_token: token, nonce, transport } = grant;
  if (provider !== oidcProvider) throw new AppError("PROVIDER_NOT_ENABLED");
  const auth = await providerAuthOf(ctx);
  await ctx.limits.consume(authLimits.signInAddress, ctx.client.address);
  // The library looks at the nonce only where one is given.
  if (nonce === undefined && hasNonce(token)) throw new AppError("PROVIDER_REFUSED");
  const idToken = nonce === undefined ? { token } : { token, nonce };
  const answer = await callAuthLibrary(() =>
    inTime(auth.api.signInSocial({ body: { provider, idToken }, headers: deviceHeaders(ctx) })),
  ).catch(async (error) => {
    if (error instanceof AppError && error.code === "PROVIDER_REFUSED") await assertProviderResponds(ctx);
    throw error;
  });
  if (!("token" in answer) || !answer.token) throw new AppError("PROVIDER_REFUSED");
  await assertNotBanned(ctx, answer.user.id);
  return respondWithNewSession(ctx, answer.token, { transport, method: "provider" });
}

function hasNonce(token: string): boolean {
  try {
    return decodeJwt(token)["nonce"] !== undefined;
  } catch {
    throw new AppError("PROVIDER_REFUSED");
  }
}
