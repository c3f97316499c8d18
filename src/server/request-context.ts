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

type Incoming = Pick<IncomingMessage, "headers" | "socket">;

/**
 * The client address of a request. Each trusted proxy adds to the right of `X-Forwarded-For` whom it was called by;
 * whatever stands further left may be the client's own invention.
 */
export function addressOf({ headers, socket }: Incoming, { config }: Pick<Infra, "config">): string {
  const passed = String(headers["x-forwarded-for"] ?? "").split(",");
  const forwarded = config.trustedProxies > 0 && (passed.at(-config.trustedProxies) ?? passed[0])?.trim();
  return forwarded || socket.remoteAddress || "unknown";
}

/** Whether a request comes from a program on this computer, and was not relayed by one. */
export function isFromHere({ headers, socket }: Incoming): boolean {
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
  return isLoopback && headers["x-forwarded-for"] === undefined && headers["forwarded"] === undefined;
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
