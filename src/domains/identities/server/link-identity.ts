import { authLimits } from "#domains/auth/limits.ts";
import { redirectPathOf } from "#domains/auth/server/redirects.ts";
import { sessionCookieName, signSessionToken } from "#domains/auth/server/session-cookie.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { leadToProvider } from "./internal/lead-to-provider.ts";
import { oidcProvider, providerAuthOf } from "./internal/provider-auth.ts";

type Input = { provider: string; redirect_to?: string };

/**
 * Where the caller's browser goes to link an outside identity, whose address may differ. PROVIDER_NOT_ENABLED,
 * PROVIDER_UNAVAILABLE, INVALID_REDIRECT. For any signed-in user.
 */
export async function linkIdentity(ctx: SignedInCtx, input: Input): Promise<{ url: string }> {
  const to = redirectPathOf(ctx, input.redirect_to, "/profile/settings?panel=security");
  if (input.provider !== oidcProvider) throw new AppError("PROVIDER_NOT_ENABLED");
  const auth = await providerAuthOf(ctx);
  await ctx.limits.consume(authLimits.signInAddress, ctx.client.address);
  // The library knows people by the page's cookie alone.
  const cookie = `${sessionCookieName(ctx.config)}=${signSessionToken(ctx.caller.session.token, ctx.config)}`;
  return leadToProvider(ctx, oidcProvider, { to, challenge: undefined, isLink: true }, (body) =>
    auth.api.linkSocialAccount({ body, headers: new Headers({ cookie }), returnHeaders: true }),
  );
}
