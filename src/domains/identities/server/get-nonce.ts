import { authLimits } from "#domains/auth/limits.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { walletAuthOf } from "./internal/wallet-auth.ts";

/**
 * A nonce for a message that a wallet signs, valid once and for fifteen minutes. PROVIDER_NOT_ENABLED. For visitors.
 */
export async function getNonce(ctx: Ctx): Promise<{ nonce: string }> {
  const auth = walletAuthOf(ctx);
  await ctx.limits.consume(authLimits.signInAddress, ctx.client.address);
  return auth.api.getSiweNonce({ body: {} });
}
