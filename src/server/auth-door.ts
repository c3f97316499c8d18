import { Hono } from "hono";
import { receiveProviderAnswer } from "#domains/auth/server/receive-provider-answer.ts";
import { translator } from "#i18n/translator.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { answerProcedure } from "./answer-procedure.ts";
import { contextOf, type HttpContext, languageOf, type Variables } from "./request-context.ts";

/** The auth service at /auth/v1: procedures like any other, whose options may stand in the query too; and the way back from a provider. */
export function authDoor(doors: Doors) {
  const door = new Hono<{ Variables: Variables }>();
  door.get("/callback/:provider", (c) => takeBack(c, doors, c.req.param("provider")));
  door.all("*", async (c) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const request = isRead ? c.req.raw : await withQueryInBody(c);
    return request ? answerProcedure(c, doors, request) : refuseMediaType(c);
  });
  return door;
}

/** A browser that comes from a provider goes on to a path of ours, whatever it brings. */
async function takeBack(c: HttpContext, doors: Doors, provider: string): Promise<Response> {
  const ctx = await contextOf(c, doors);
  const cookie = c.req.header("cookie") ?? "";
  const location = await receiveProviderAnswer(ctx, { provider, query: c.req.query(), cookie });
  const headers = new Headers(ctx.answerHeaders);
  headers.set("location", location);
  headers.set("cache-control", "no-store");
  return new Response(null, { status: 303, headers });
}

/** `POST token?grant_type=password` and the like, as one body; undefined where the body is not JSON. */
async function withQueryInBody(c: HttpContext): Promise<Request | undefined> {
  const text = await c.req.text();
  // Our pages send JSON; what a form of another site may send is not looked at.
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
