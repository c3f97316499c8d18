import { stateCookieName } from "#domains/auth/server/session-cookie.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { type Return, toReturnAddress } from "./return-address.ts";

type Begun = { headers: Headers; response: { url?: string | undefined } };
type Begin = (body: {
  provider: string;
  callbackURL: string;
  errorCallbackURL: string;
  disableRedirect: true;
}) => Promise<Begun>;

/** Starts the library's redirect to the provider, and sets the cookie that binds the callback to this browser. */
export async function leadToProvider(
  ctx: Ctx,
  provider: string,
  back: Return,
  begin: Begin,
): Promise<{ url: string }> {
  const address = toReturnAddress(ctx, back);
  const { headers, response } = await begin({
    provider,
    callbackURL: address,
    errorCallbackURL: address,
    disableRedirect: true,
  });
  keepStateCookie(ctx, headers);
  return { url: response.url! };
}

/** Only this one of the library's cookies is sent; we set the session's ourselves. */
export function keepStateCookie({ config, responseHeaders }: Ctx, headers: Headers): void {
  for (const cookie of headers.getSetCookie())
    if (cookie.startsWith(`${stateCookieName(config)}=`)) responseHeaders.append("set-cookie", cookie);
}
