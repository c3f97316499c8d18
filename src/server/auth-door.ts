import { Hono } from "hono";
import { translator } from "#i18n/translator.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { answerProcedure } from "./answer-procedure.ts";
import { type HttpContext, languageOf, type Variables } from "./request-context.ts";

/** The auth service at /auth/v1: procedures like any other, whose options may stand in the query too. */
export function authDoor(doors: Doors) {
  const door = new Hono<{ Variables: Variables }>();
  door.all("*", async (c) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const request = isRead ? c.req.raw : await withQueryInBody(c);
    return request ? answerProcedure(c, doors, request) : refuseMediaType(c);
  });
  return door;
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
