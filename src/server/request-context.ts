import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { isLanguage, type Language, languageFromHeader } from "#kernel/languages.ts";
import type { Ctx, Doors } from "#platform/rpc/context.ts";
import { findCaller } from "./find-caller.ts";

export type Variables = { requestId: string; secureHeadersNonce?: string };
export type HttpContext = Context<{ Variables: Variables }>;

/** The language of a request: the cookie that the switcher sets, else what the browser prefers. */
export function languageOf(c: HttpContext): Language {
  const chosen = getCookie(c, "i18nextLng");
  return isLanguage(chosen) ? chosen : languageFromHeader(c.req.header("accept-language"));
}

/** The address that a request comes from; a proxy's word is taken only where the configuration trusts it. */
function addressOf(c: HttpContext, doors: Pick<Doors, "config">): string {
  const forwarded = doors.config.trustProxy
    ? c.req.header("x-forwarded-for")?.split(",")[0]?.trim()
    : undefined;
  return forwarded || getConnInfo(c).remote.address || "unknown";
}

/** The context of a verb for one request: the doors, who calls, in which language. */
export async function contextOf(c: HttpContext, doors: Doors): Promise<Ctx> {
  const requestId = c.get("requestId");
  return {
    ...doors,
    log: doors.log.child({ requestId }),
    caller: await findCaller(doors, {
      cookie: c.req.header("cookie"),
      authorization: c.req.header("authorization"),
    }),
    language: languageOf(c),
    requestId,
    client: {
      address: addressOf(c, doors),
      userAgent: c.req.header("user-agent")?.slice(0, 400) ?? null,
    },
    answerHeaders: new Headers(),
  };
}
