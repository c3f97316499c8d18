import type { Ctx } from "#platform/rpc/context.ts";
import { oidcProvider } from "./internal/provider-auth.ts";

/** The configured sign-in methods besides password and mail. For visitors. */
export async function getSignInMethods({ config }: Ctx) {
  const { oidc, sms, allowsWallets } = config;
  return {
    provider: oidc ? { id: oidcProvider, name: oidc.name } : null,
    phone: sms.webhookUrl !== undefined,
    web3: allowsWallets,
  };
}
