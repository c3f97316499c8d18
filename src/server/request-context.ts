import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { parse as parseCookies } from "hono/utils/cookie";
import { isLanguage, type Language, languageFromHeader } from "#kernel/languages.ts";
import { languageParam } from "#kernel/local-path.ts";
import type { Ctx, Doors, RequestCtx } from "#platform/rpc/context.ts";
import { findCaller } from "./find-caller.ts";
import { findKeyHolder, readApiKey } from "./find-key-holder.ts";

export type Variables = { requestId: string; secureHeadersNonce?: string };
export type HttpContext = Context<{ Variables: Variables }>;

const languageCookie = "i18nextLng";

/** The language of a request: what its address asks for, else the cookie that the switcher sets, else what the browser prefers. */
export function languageFor(
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

/** The address that a request comes from; a proxy's word is taken only where the configuration trusts it. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  doors: Pick<Doors, "config">,
): string {
  const given = doors.config.trustProxy && headers["x-forwarded-for"];
  const forwarded = given && String(given).split(",")[0]?.trim();
  return forwarded || socket.remoteAddress || "unknown";
}

/** The context of a verb for one request: the doors, who calls, in which language. */
export async function contextOf(c: HttpContext, doors: Doors): Promise<Ctx> {
  const caller = await findCaller(doors, {
    cookie: c.req.header("cookie"),
    authorization: c.req.header("authorization"),
  });
  return { ...partsOf(c, doors), caller };
}

/** The same where a vendor's program may come with an API key too. */
export async function apiContextOf(c: HttpContext, doors: Doors): Promise<RequestCtx> {
  const key = readApiKey(c.req.header("authorization"));
  return key ? { ...partsOf(c, doors), caller: await findKeyHolder(doors, key) } : contextOf(c, doors);
}

function partsOf(c: HttpContext, doors: Doors): Omit<Ctx, "caller"> {
  const requestId = c.get("requestId");
  return {
    ...doors,
    log: doors.log.child({ requestId }),
    language: languageOf(c),
    requestId,
    client: {
      address: addressOf((c.env as HttpBindings).incoming, doors),
      userAgent: c.req.header("user-agent")?.slice(0, 400) ?? null,
    },
    answerHeaders: new Headers(),
  };
}
