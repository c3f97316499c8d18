import { Hono } from "hono";
import { receiveProviderResponse } from "#domains/identities/server/receive-provider-response.ts";
import { translator } from "#i18n/translator.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { handleProcedure } from "./procedure-handler.ts";
import { contextOf, type HttpContext, languageOf, type Variables } from "./request-context.ts";

/**
 * The auth service at /auth/v1: procedures whose options may also come in the query, and the callback of identity
 * providers.
 */
export function authRoutes(infra: Infra) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get("/callback/:provider", (c) => takeBack(c, infra, c.req.param("provider")));
  routes.all("*", async (c) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const request = isRead ? c.req.raw : await withQueryInBody(c);
    return request ? handleProcedure(c, infra, request) : refuseMediaType(c);
  });
  return routes;
}

/** A browser returning from a provider is always redirected to one of our paths, whatever it brings. */
async function takeBack(c: HttpContext, infra: Infra, provider: string): Promise<Response> {
  const ctx = await contextOf(c, infra);
  const cookie = c.req.header("cookie") ?? "";
  const location = await receiveProviderResponse(ctx, { provider, query: c.req.query(), cookie });
  const headers = new Headers(ctx.responseHeaders);
  headers.set("location", location);
  headers.set("cache-control", "no-store");
  return new Response(null, { status: 303, headers });
}

/** `POST token?grant_type=password` and the like, as one body; undefined if the body is not JSON. */
async function withQueryInBody(c: HttpContext): Promise<Request | undefined> {
  const text = await c.req.text();
  // Our pages send JSON; anything that another site's form could send is ignored.
  if (text && !/^application\/json\b/i.test(c.req.header("content-type") ?? "")) return undefined;
  const headers = new Headers(c.req.raw.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Request(c.req.url, { method: c.req.method, headers, body: merge(c.req.query(), text) });
}

function merge(query: Record<string, string>, text: string): string {
  if (text === "") return JSON.stringify(query);
  try {
    const body: unknown = JSON.parse(text);
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
    return isObject ? JSON.stringify({ ...query, ...body }) : text;
  } catch {
    return text;
  }
}

function refuseMediaType(c: HttpContext): Response {
  const message = translator(languageOf(c))("errors:BAD_REQUEST");
  return c.json({ defined: true, code: "BAD_REQUEST", status: 400, message, data: { issues: [] } }, 400);
}
