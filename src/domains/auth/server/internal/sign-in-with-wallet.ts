import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { SessionAnswer, TokenGrant } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { authBasePath, authOf } from "../auth.ts";
import { sessions } from "../tables.ts";
import { answerOwnSession } from "./answer-own-session.ts";
import { answerNewSession } from "./answer-session.ts";
import { askLibrary, deviceHeaders } from "./ask-library.ts";
import { assertNotBanned } from "./assert-not-banned.ts";
import { assertSignedIn } from "./assert-signed-in.ts";
import { linkWallet } from "./link-wallet.ts";

type WalletGrant = Extract<TokenGrant, { grant_type: "web3" }>;

/** Refuses with PROVIDER_NOT_ENABLED where wallets are not enabled. */
export function assertWalletsEnabled({ config }: Pick<Ctx, "config">): void {
  if (!config.allowsWallets) throw new AppError("PROVIDER_NOT_ENABLED");
}

/**
 * A session for a message that a wallet signed (EIP-4361) with a nonce of ours: for the person who linked the wallet,
 * since a wallet alone has no address to mail an order to (IDENTITY_NOT_LINKED). In the session of a person it links the
 * wallet to them, and answers with that session; somebody else's wallet is IDENTITY_TAKEN. PROVIDER_REFUSED for a wrong
 * signature, another site's message, one too old, or a nonce that was used; BANNED.
 */
export async function signInWithWallet(ctx: Ctx, grant: WalletGrant): Promise<SessionAnswer> {
  assertWalletsEnabled(ctx);
  await ctx.limits.consume("sign_in_address", ctx.client.address);
  const known = await verify(ctx, grant);
  if (ctx.caller.kind === "person") {
    const own = assertSignedIn(ctx);
    if (known) await ctx.db.delete(sessions).where(eq(sessions.token, known.token));
    if (known && known.userId !== own.caller.userId) throw new AppError("IDENTITY_TAKEN");
    if (!known) await linkWallet(own, grant.message);
    return answerOwnSession(own);
  }
  if (!known) throw new AppError("IDENTITY_NOT_LINKED");
  await assertNotBanned(ctx, known.userId);
  return answerNewSession(ctx, known.token, { transport: grant.transport, method: "provider" });
}

/** The session that the library began for the wallet's person; null where all is right and nobody has linked it. */
async function verify(ctx: Ctx, { message, signature }: WalletGrant) {
  const request = new Request(`${ctx.config.publicUrl}${authBasePath}/token`, {
    method: "POST",
    headers: deviceHeaders(ctx),
  });
  try {
    const { token, user } = await askLibrary(() =>
      authOf(ctx).api.verifySiweMessage({
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
