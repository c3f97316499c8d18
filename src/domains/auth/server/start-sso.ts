import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { leadToProvider } from "./internal/lead-to-provider.ts";
import { oidcProvider, providerAuthOf } from "./internal/provider-auth.ts";
import { redirectPathOf } from "./internal/redirects.ts";

type Input = { domain?: string; provider_id?: string; redirect_to?: string; code_challenge?: string };

/**
 * Where a browser goes to sign in at the configured provider, asked for by its name or by a domain of its people. It
 * comes back with the page's cookie; or, for a challenge, with a code that is exchanged for a session.
 * PROVIDER_NOT_ENABLED, PROVIDER_UNAVAILABLE, INVALID_REDIRECT. For anybody.
 */
export async function startSso(ctx: Ctx, input: Input): Promise<{ url: string }> {
  const to = redirectPathOf(ctx, input.redirect_to, "/");
  const domains = ctx.config.oidc?.domains ?? [];
  const isMeant =
    input.provider_id === oidcProvider || domains.includes(input.domain?.trim().toLowerCase() ?? "");
  if (!isMeant) throw new AppError("PROVIDER_NOT_ENABLED");
  const auth = await providerAuthOf(ctx);
  await ctx.limits.consume("sign_in_address", ctx.client.address);
  const back = { to, challenge: input.code_challenge, isLink: false };
  return leadToProvider(ctx, oidcProvider, back, (body) =>
    auth.api.signInSocial({ body, returnHeaders: true }),
  );
}
