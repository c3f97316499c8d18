import type { Ctx } from "#platform/rpc/context.ts";
import { oidcProvider } from "./internal/provider-auth.ts";

/** Which ways of signing in the configuration enables besides password and mail. For anybody. */
export async function getSignInWays({ config }: Ctx) {
  const { oidc, sms, allowsWallets } = config;
  return {
    provider: oidc ? { id: oidcProvider, name: oidc.name } : null,
    phone: sms.webhookUrl !== undefined,
    web3: allowsWallets,
  };
}
