import type { Next } from "hono";
import { gzip, leastCompressed } from "./cached-response.ts";
import { encodingFor } from "./encoding-for.ts";
import type { HttpContext } from "./request-context.ts";

/**
 * Compresses JSON whose length is known in one piece. Hono's compression, which takes everything as a stream, made a third of a
 * long list's work of it and sent each in four writes.
 */
export async function compressJson(c: HttpContext, next: Next): Promise<void> {
  await next();
  const { status, headers } = c.res;
  const isLong = Number(headers.get("content-length")) >= leastCompressed;
  const isJson = headers.get("content-type")?.startsWith("application/json") === true;
  if (!isLong || !isJson || headers.has("content-encoding") || c.req.method === "HEAD") return;
  if (!encodingFor(c, ["gzip"])) return;
  const body = await gzip(Buffer.from(await c.res.arrayBuffer()));
  const all = new Headers(headers);
  all.set("content-encoding", "gzip");
  all.set("content-length", String(body.length));
  const response = new Response(body, { status, headers: all });
  // Otherwise the headers of the longer response would win.
  c.res = undefined;
  c.res = response;
}
