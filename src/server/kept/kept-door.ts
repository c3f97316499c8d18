import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sessionCookieName } from "#domains/auth/server/session-cookie.ts";
import { languageParam } from "#kernel/local-path.ts";
import { openKeeper, type Shows } from "#platform/freshness/open-keeper.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { listSecurityHeaders, requestIdOf } from "../guard-requests.ts";
import { recordRequest } from "../metrics.ts";
import type { Site } from "../page-door.ts";
import { addressOf, languageFor } from "../request-context.ts";
import { findPerson, withPerson } from "./add-person.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import { keptKindOf } from "./kept-paths.ts";
import { makeApiAnswer } from "./make-api-answer.ts";
import { makePage } from "./make-page.ts";
import type { Asker } from "./visitor-api.ts";
import { writeKept } from "./write-kept.ts";

const languageInAddress = new RegExp(`[?&]${languageParam}=([a-z]{2})(?:&|$)`);
const megabyte = 1_048_576;
const mostKept = 64 * megabyte;

/**
 * Stands before the app: what shows every visitor the same is made once and kept until something it shows changes. Whoever
 * comes with a session gets the same page, and what is theirs beside it; all else of theirs, and tokens, pass by.
 */
export async function openKeptDoor(doors: Doors, site: Site, app: RequestListener): Promise<RequestListener> {
  const keeper = openKeeper<KeptAnswer>(doors.freshness, {
    maxSize: mostKept,
    sizeOf: (answer) => answer.size,
    mayKeep: (answer) => answer.mayKeep,
  });
  const always = await listSecurityHeaders();
  const sessionCookie = sessionCookieName(doors.config);

  const make = (request: IncomingMessage, asker: Asker, shows: Shows) => {
    const address = request.url ?? "";
    return keptKindOf(address) === "api"
      ? makeApiAnswer(doors, { address, asker, shows })
      : makePage(doors, site, { address, asker, shows });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse, key: string, asker: Asker) => {
    const started = performance.now();
    const { cookie } = request.headers;
    try {
      const [made, person] = await Promise.all([
        keeper.take(key, (shows) => make(request, asker, shows)),
        cookie?.includes(sessionCookie) ? findPerson(doors, site, { ...asker, cookie }) : undefined,
      ]);
      if (person === null) return app(request, response);
      const answer = person ? withPerson(made, person) : made;
      writeKept(request, response, { answer, always, requestId: asker.requestId });
      recordRequest(request.url ?? "", "GET", response.statusCode, started);
    } catch {
      // What fails is told, counted and logged where everything is.
      if (response.headersSent) response.destroy();
      else app(request, response);
    }
  };

  return (request, response) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" || headers.authorization !== undefined) return app(request, response);
    const isVisitor = !headers.cookie?.includes(sessionCookie);
    // An address that names a language is known by it anyway, but is drawn in it.
    const asked = languageInAddress.exec(url)?.[1];
    const language = languageFor(asked, headers.cookie, headers["accept-language"]);
    const key = `${language} ${url}`;
    const kept = isVisitor && keeper.find(key);
    if (kept) {
      const started = performance.now();
      writeKept(request, response, { answer: kept, always, requestId: requestIdOf(headers["x-request-id"]) });
      recordRequest(url, "GET", response.statusCode, started);
      return;
    }
    const kind = keptKindOf(url);
    if (!kind || (!isVisitor && kind !== "page")) return app(request, response);
    const client = { address: addressOf(request, doors), userAgent: null };
    void answer(request, response, key, {
      language,
      requestId: requestIdOf(headers["x-request-id"]),
      client,
    });
  };
}
