import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { parse as parseCookies } from "hono/utils/cookie";
import { findKeyHolder, readApiKey } from "#domains/integrations/server/find-key-holder.ts";
import { findCaller } from "#domains/vendors/server/find-caller.ts";
import { isLanguage, type Language, languageFromHeader } from "#kernel/languages.ts";
import { languageParam } from "#kernel/local-path.ts";
import type { Ctx, Infra, RequestCtx } from "#platform/rpc/context.ts";

export type Variables = {
  requestId: string;
  secureHeadersNonce?: string;
  /** Set where the response is drawn for every visitor alike: what stands in a page in its reader's place. */
  personPlaceholder?: string;
  /** The sources of a cached page's inline scripts. */
  scriptHashes?: string | undefined;
};
export type HttpContext = Context<{ Variables: Variables }>;

const languageCookie = "i18nextLng";

/** The language of a request: from its address, else the switcher's cookie, else the browser's preference. */
function languageFor(
  asked: string | null | undefined,
  cookies: string | undefined,
  accepted: string | undefined,
): Language {
  if (isLanguage(asked)) return asked;
  const chosen = cookies?.includes(languageCookie) && parseCookies(cookies, languageCookie)[languageCookie];
  return isLanguage(chosen) ? chosen : languageFromHeader(accepted);
}

export const languageOf = ({ req }: HttpContext): Language =>
  languageFor(req.query(languageParam), req.header("cookie"), req.header("accept-language"));

/** The client address of a request; `X-Forwarded-For` is only read where the configuration trusts the proxy. */
function addressOf(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  infra: Pick<Infra, "config">,
): string {
  const given = infra.config.trustProxy && headers["x-forwarded-for"];
  const forwarded = given && String(given).split(",")[0]?.trim();
  return forwarded || socket.remoteAddress || "unknown";
}

/** The context of a verb for one request: infrastructure, caller, language. */
export async function contextOf(c: HttpContext, infra: Infra): Promise<Ctx> {
  const caller = await findCaller(infra, {
    cookie: c.req.header("cookie"),
    authorization: c.req.header("authorization"),
  });
  return { ...partsOf(c, infra), caller };
}

/** The context of a response that every visitor gets: without a caller or an address. */
export const visitorContext = (c: HttpContext, infra: Infra): Ctx => ({
  ...partsOf(c, infra),
  caller: { kind: "visitor" },
  client: { address: "unknown", userAgent: null },
});

/** The same where a vendor's program may come with an API key too. */
export async function apiContextOf(c: HttpContext, infra: Infra): Promise<RequestCtx> {
  const key = readApiKey(c.req.header("authorization"));
  return key ? { ...partsOf(c, infra), caller: await findKeyHolder(infra, key) } : contextOf(c, infra);
}

function partsOf(c: HttpContext, infra: Infra): Omit<Ctx, "caller"> {
  const requestId = c.get("requestId");
  return {
    ...infra,
    log: infra.log.child({ requestId }),
    language: languageOf(c),
    requestId,
    client: {
      address: addressOf((c.env as HttpBindings).incoming, infra),
      userAgent: c.req.header("user-agent")?.slice(0, 400) ?? null,
    },
    responseHeaders: new Headers(),
  };
}
