import type { Next } from "hono";
import { gzip, leastCompressed } from "./cached-response.ts";
import { encodingFor } from "./encoding-for.ts";
import type { HttpContext } from "./request-context.ts";

/**
 * Sends JSON in one piece with its length, and compresses what is long. Hono's compression, which takes everything as a stream,
 * made a third of a long list's work of it and sent each in four writes.
 */
export async function sendJsonWhole(c: HttpContext, next: Next): Promise<void> {
  await next();
  const { status, headers } = c.res;
  const isJson = headers.get("content-type")?.startsWith("application/json") === true;
  // A cached response has its length, or is compressed already.
  const isReady = headers.has("content-length") || headers.has("content-encoding");
  if (!isJson || isReady || c.req.method === "HEAD") return;
  const json = Buffer.from(await c.res.arrayBuffer());
  const isCompressed = json.length >= leastCompressed && encodingFor(c, ["gzip"]) === "gzip";
  const body = isCompressed ? await gzip(json) : json;
  const all = new Headers(headers);
  if (isCompressed) all.set("content-encoding", "gzip");
  all.set("content-length", String(body.length));
  const response = new Response(body, { status, headers: all });
  // Otherwise the headers of the other response would win.
  c.res = undefined;
  c.res = response;
}
