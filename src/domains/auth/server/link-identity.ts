import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { leadToProvider } from "./internal/lead-to-provider.ts";
import { oidcProvider, providerAuthOf } from "./internal/provider-auth.ts";
import { redirectPathOf } from "./internal/redirects.ts";
import { sessionCookieName, signSessionToken } from "./session-cookie.ts";

type Input = { provider: string; redirect_to?: string };

/**
 * Where the caller's browser goes to link an outside identity, whose address may be another one than here.
 * PROVIDER_NOT_ENABLED, PROVIDER_UNAVAILABLE, INVALID_REDIRECT. For any signed-in person.
 */
export async function linkIdentity(ctx: SignedInCtx, input: Input): Promise<{ url: string }> {
  const to = redirectPathOf(ctx, input.redirect_to, "/profile/settings?panel=security");
  if (input.provider !== oidcProvider) throw new AppError("PROVIDER_NOT_ENABLED");
  const auth = await providerAuthOf(ctx);
  await ctx.limits.consume("sign_in_address", ctx.client.address);
  // The library knows people by the page's cookie alone.
  const cookie = `${sessionCookieName(ctx.config)}=${signSessionToken(ctx.caller.session.token, ctx.config)}`;
  return leadToProvider(ctx, oidcProvider, { to, challenge: undefined, isLink: true }, (body) =>
    auth.api.linkSocialAccount({ body, headers: new Headers({ cookie }), returnHeaders: true }),
  );
}
