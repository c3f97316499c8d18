import { authLimits } from "#domains/auth/limits.ts";
import { redirectPathOf } from "#domains/auth/server/redirects.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { leadToProvider } from "./internal/lead-to-provider.ts";
import { oidcProvider, providerAuthOf } from "./internal/provider-auth.ts";

type Input = { domain?: string; provider_id?: string; redirect_to?: string; code_challenge?: string };

/**
 * Where a browser goes to sign in at the configured provider, selected by name or by email domain. It returns with
 * the page's cookie; or, with a challenge, with a code to exchange for a session. PROVIDER_NOT_ENABLED,
 * PROVIDER_UNAVAILABLE, INVALID_REDIRECT. For visitors.
 */
export async function startSso(ctx: Ctx, input: Input): Promise<{ url: string }> {
  const to = redirectPathOf(ctx, input.redirect_to, "/");
  const domains = ctx.config.oidc?.domains ?? [];
  const isMeant =
    input.provider_id === oidcProvider || domains.includes(input.domain?.trim().toLowerCase() ?? "");
  if (!isMeant) throw new AppError("PROVIDER_NOT_ENABLED");
  const auth = await providerAuthOf(ctx);
  await ctx.limits.consume(authLimits.signInAddress, ctx.client.address);
  const back = { to, challenge: input.code_challenge, isLink: false };
  return leadToProvider(ctx, oidcProvider, back, (body) =>
    auth.api.signInSocial({ body, returnHeaders: true }),
  );
}
