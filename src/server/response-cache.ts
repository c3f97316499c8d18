import { randomUUID } from "node:crypto";
import { createRouterClient } from "@orpc/server";
import type { Next } from "hono";
import { etag } from "hono/etag";
import type { MiddlewareHandler } from "hono/types";
import { getSession } from "#domains/accounts/server/get-session.ts";
import { sessionCookieName } from "#domains/auth/server/session-cookie.ts";
import { languageParam } from "#kernel/local-path.ts";
import { readerHeader } from "#kernel/saved-pages.ts";
import { doNotCache } from "#platform/cache/dependencies.ts";
import { openCache } from "#platform/cache/open-cache.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { CachedResponse, encodings, etagOf, gzip, hashScripts } from "./cached-response.ts";
import { encodingFor } from "./encoding-for.ts";
import type { SharedKind, Site } from "./page-handler.ts";
import { contextOf, type HttpContext, languageOf, type Variables } from "./request-context.ts";
import { router } from "./router.ts";

type Middleware = MiddlewareHandler<{ Variables: Variables }>;
/** Makes the middleware of one route that shows every visitor the same. A request with a parameter of another name passes by. */
export type ShareResponses = (kind: "api" | SharedKind, parameters: readonly string[]) => Middleware;

const megabyte = 1_048_576;
const maxSize = 64 * megabyte;
const longestAddress = 600;

/** Stands in a shared page where its reader is written. No text can hold it: each process has its own. */
const personPlaceholder = randomUUID();

/**
 * Caches what shows every visitor the same until something it shows changes. With a session a shared page comes with its
 * reader written into it; what else is one person's passes by.
 */
export function openResponseCache(infra: Infra, site: Site): ShareResponses {
  const cache = openCache<CachedResponse>(infra.invalidation, { maxSize, sizeOf: ({ size }) => size });
  const sessionCookie = sessionCookieName(infra.config);
  const matchEtag = etag();

  return (kind, parameters) => {
    const known = new Set(kind === "api" ? parameters : [...parameters, languageParam, "_routes"]);
    return async (c, next) => {
      const address = addressOf(c, known);
      const hasSession = c.req.header("cookie")?.includes(sessionCookie) === true;
      const isPage = kind === "page" && !c.req.path.endsWith(".data");
      if (!address || c.req.header("authorization") !== undefined || (hasSession && !isPage)) return next();
      const key = `${languageOf(c)} ${address}`;
      const found = cache.find(key);
      // What answers it has no body to cache.
      if (!found && c.req.method === "HEAD") return next();
      const person = hasSession ? await findPerson(c, infra, site) : undefined;
      if (person === null) return next();
      const cached = found ?? (await cache.take(key, () => fill(c, next)));
      c.set("scriptHashes", cached.scriptHashes);
      const respond = async () => {
        const response = await (person ? personalResponse(c, cached, person) : sharedResponse(c, cached));
        // Otherwise the headers of the response that filled the cache would win.
        c.res = undefined;
        c.res = response;
      };
      await (cached.headers["etag"] && !person ? matchEtag(c, respond) : respond());
    };
  };
}

/** Path and query, if each parameter is known and stands there once. */
function addressOf(c: HttpContext, known: ReadonlySet<string>): string | undefined {
  const { pathname, search, searchParams } = new URL(c.req.url);
  if (pathname.length + search.length > longestAddress) return undefined;
  if (!search) return pathname;
  const names = [...searchParams.keys()];
  const isKnown = names.every((name) => known.has(name)) && new Set(names).size === names.length;
  return isKnown ? pathname + search : undefined;
}

/** Lets the route answer as it answers every visitor. */
async function fill(c: HttpContext, next: Next): Promise<CachedResponse> {
  c.set("personPlaceholder", personPlaceholder);
  await next();
  const { "content-length": _, ...headers } = Object.fromEntries(c.res.headers);
  const bytes = Buffer.from(await c.res.arrayBuffer());
  const isPage = headers["content-type"]?.startsWith("text/html") === true;
  const html = isPage ? bytes.toString() : "";
  const [before = "", after] = html.split(personPlaceholder);
  const body = after === undefined ? bytes : Buffer.from(before + after);
  if (c.res.status !== 200 || "set-cookie" in headers) doNotCache();
  else if (!headers["cache-control"]?.includes("no-store")) headers["etag"] = etagOf(body);
  return new CachedResponse({
    status: c.res.status,
    headers: { ...headers, vary: "accept-encoding, accept-language, cookie" },
    body,
    scriptHashes: isPage ? hashScripts(html, c.get("secureHeadersNonce") ?? "") : undefined,
    personAt: after === undefined ? undefined : Buffer.byteLength(before),
  });
}

type Reader = { userId: string; json: string };

/**
 * Whom a request with a session comes from, and what a page needs of them, as JSON. Null for a session that is none, and for
 * who has a shop: to them a page of their own product says so, which a shared one can't.
 */
async function findPerson(c: HttpContext, infra: Infra, site: Site): Promise<Reader | null> {
  const context = await contextOf(c, infra);
  if (context.caller.kind !== "person" || context.caller.vendor) return null;
  const api = createRouterClient(router, { context });
  const json = await site.describePerson({ api, session: await getSession(context) });
  return { userId: context.caller.userId, json };
}

async function sharedResponse(c: HttpContext, { status, headers, body, encoded }: CachedResponse) {
  const encoding = encodingFor(c, encodings);
  const smaller = encoding && (await encoded(encoding));
  return smaller
    ? new Response(smaller, { status, headers: { ...headers, "content-encoding": encoding } })
    : // With its length, by which Hono's compression knows that it is short.
      new Response(body, { status, headers: { ...headers, "content-length": String(body.length) } });
}

/** The shared page with its reader's JSON in its place. */
async function personalResponse(
  c: HttpContext,
  cached: CachedResponse,
  { userId, json: person }: Reader,
): Promise<Response> {
  const { etag: _, ...shared } = cached.headers;
  const headers: Record<string, string> = {
    ...shared,
    "cache-control": "private, no-store",
    [readerHeader]: userId,
  };
  const at = cached.personAt ?? cached.body.length;
  const json = cached.personAt === undefined ? "" : person.replaceAll("<", "\\u003c");
  const body = Buffer.concat([cached.body.subarray(0, at), Buffer.from(json), cached.body.subarray(at)]);
  if (!encodingFor(c, ["gzip"])) return new Response(body, { status: cached.status, headers });
  headers["content-encoding"] = "gzip";
  return new Response(await gzip(body), { status: cached.status, headers });
}
