import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { isLanguage, type Language, languageFromHeader } from "#kernel/languages.ts";
import { languageParam } from "#kernel/local-path.ts";
import type { Ctx, Doors, RequestCtx } from "#platform/rpc/context.ts";
import { findCaller } from "./find-caller.ts";
import { findKeyHolder, readApiKey } from "./find-key-holder.ts";

export type Variables = { requestId: string; secureHeadersNonce?: string };
export type HttpContext = Context<{ Variables: Variables }>;

/** The language of a request: what its address asks for, else the cookie that the switcher sets, else what the browser prefers. */
export function languageOf(c: HttpContext): Language {
  const asked = c.req.query(languageParam);
  if (isLanguage(asked)) return asked;
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
      address: addressOf(c, doors),
      userAgent: c.req.header("user-agent")?.slice(0, 400) ?? null,
    },
    answerHeaders: new Headers(),
  };
}
