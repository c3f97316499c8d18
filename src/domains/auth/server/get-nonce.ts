import type { Ctx } from "#platform/rpc/context.ts";
import { authOf } from "./auth.ts";
import { assertWalletsEnabled } from "./internal/sign-in-with-wallet.ts";

/** A nonce for a message that a wallet is to sign, good once and for fifteen minutes. PROVIDER_NOT_ENABLED. For anybody. */
export async function getNonce(ctx: Ctx): Promise<{ nonce: string }> {
  assertWalletsEnabled(ctx);
  await ctx.limits.consume("sign_in_address", ctx.client.address);
  return authOf(ctx).api.getSiweNonce({ body: {} });
}
