import type { Ctx } from "#platform/rpc/context.ts";
import { stateCookieName } from "../session-cookie.ts";
import { type Return, toReturnAddress } from "./return-address.ts";

type Begun = { headers: Headers; response: { url?: string | undefined } };
type Begin = (body: {
  provider: string;
  callbackURL: string;
  errorCallbackURL: string;
  disableRedirect: true;
}) => Promise<Begun>;

/** Has the library begin the way to the provider, and hands the browser the cookie that the way back is bound to. */
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

/** Of the library's cookies this one alone goes out; the session's we write ourselves. */
export function keepStateCookie({ config, answerHeaders }: Ctx, headers: Headers): void {
  for (const cookie of headers.getSetCookie())
    if (cookie.startsWith(`${stateCookieName(config)}=`)) answerHeaders.append("set-cookie", cookie);
}
