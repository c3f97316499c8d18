import { isAPIError } from "better-auth/api";
import { authLimits } from "#domains/auth/limits.ts";
import { assertNotBanned } from "#domains/auth/server/assert-not-banned.ts";
import { assertSignedIn } from "#domains/auth/server/assert-signed-in.ts";
import { authBasePath } from "#domains/auth/server/auth.ts";
import { callAuthLibrary, deviceHeaders } from "#domains/auth/server/call-auth-library.ts";
import { discardSession } from "#domains/auth/server/discard-session.ts";
import { respondWithOwnSession } from "#domains/auth/server/respond-with-own-session.ts";
import { respondWithNewSession } from "#domains/auth/server/respond-with-session.ts";
import type { SessionResponse } from "#domains/auth/shapes.ts";
import type { TokenGrant } from "#domains/identities/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { assertConfirmed } from "#platform/rpc/assert-confirmed.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { linkWallet } from "./link-wallet.ts";
import { walletAuthOf } from "./wallet-auth.ts";

type WalletGrant = Extract<TokenGrant, { grant_type: "web3" }>;

/**
 * Signs in with a message that a wallet signed (EIP-4361) with our nonce: as the user who linked the wallet; an
 * unlinked one has no address to mail orders to (IDENTITY_NOT_LINKED). In a signed-in session it links the wallet, if
 * that session was confirmed lately (CONFIRMATION_REQUIRED), and returns that session; another user's wallet is IDENTITY_TAKEN. PROVIDER_REFUSED for a wrong signature, another
 * site's message, an expired one, or a used nonce; BANNED.
 */
export async function signInWithWallet(ctx: Ctx, grant: WalletGrant): Promise<SessionResponse> {
  const auth = walletAuthOf(ctx);
  await ctx.limits.consume(authLimits.signInAddress, ctx.client.address);
  if (ctx.caller.kind === "person") assertConfirmed(assertSignedIn(ctx));
  const known = await verify(ctx, auth, grant);
  if (ctx.caller.kind === "person") {
    const own = assertSignedIn(ctx);
    if (known) await discardSession(ctx, known.token);
    if (known && known.userId !== own.caller.userId) throw new AppError("IDENTITY_TAKEN");
    if (!known) await linkWallet(own, grant.message);
    return respondWithOwnSession(own);
  }
  if (!known) throw new AppError("IDENTITY_NOT_LINKED");
  await assertNotBanned(ctx, known.userId);
  return respondWithNewSession(ctx, known.token, { transport: grant.transport, method: "provider" });
}

/** The library's new session for the wallet's user; null if the signature is valid but the wallet is not linked. */
async function verify(ctx: Ctx, auth: ReturnType<typeof walletAuthOf>, grant: WalletGrant) {
  const { message, signature } = grant;
  const request = new Request(`${ctx.config.publicUrl}${authBasePath}/token`, {
    method: "POST",
    headers: deviceHeaders(ctx),
  });
  try {
    const { token, user } = await callAuthLibrary(() =>
      auth.api.verifySiweMessage({
        body: { message, signature },
        request,
        headers: request.headers,
        asResponse: false,
      }),
    );
    return { token, userId: user.id };
  } catch (error) {
    if (error instanceof AppError && error.code === "IDENTITY_NOT_LINKED") return null;
    throw isAPIError(error) && error.statusCode === 401 ? new AppError("PROVIDER_REFUSED") : error;
  }
}
