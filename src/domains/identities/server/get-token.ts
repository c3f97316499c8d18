import { exchangeCode } from "#domains/auth/server/exchange-code.ts";
import { refreshSession } from "#domains/auth/server/refresh-session.ts";
import { signInWithPassword } from "#domains/auth/server/sign-in-with-password.ts";
import type { SessionResponse } from "#domains/auth/shapes.ts";
import type { TokenGrant } from "#domains/identities/contract.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { signInWithProvider } from "./internal/sign-in-with-provider.ts";
import { signInWithWallet } from "./internal/sign-in-with-wallet.ts";

/**
 * Starts or refreshes a session: by password, refresh token, a link's code (PKCE), a provider's identity token, or a
 * wallet's signature. Unknown address and wrong password give the same error (INVALID_CREDENTIALS);
 * EMAIL_NOT_VERIFIED, BANNED, INVALID_REFRESH_TOKEN, SESSION_MISSING, INVALID_CODE, PROVIDER_NOT_ENABLED,
 * PROVIDER_REFUSED, PROVIDER_UNAVAILABLE, IDENTITY_NOT_LINKED, IDENTITY_TAKEN; CONFIRMATION_REQUIRED where a wallet
 * would be linked. For visitors.
 */
export async function getToken(ctx: Ctx, grant: TokenGrant): Promise<SessionResponse> {
  if (grant.grant_type === "password") return signInWithPassword(ctx, grant);
  if (grant.grant_type === "refresh_token") return refreshSession(ctx, grant);
  if (grant.grant_type === "pkce") return exchangeCode(ctx, grant);
  if (grant.grant_type === "web3") return signInWithWallet(ctx, grant);
  return signInWithProvider(ctx, grant);
}
