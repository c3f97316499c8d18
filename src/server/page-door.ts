import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import zlib from "node:zlib";
import { createRouterClient } from "@orpc/server";
import { getSession } from "#domains/accounts/server/get-session.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { toPublicError } from "./public-errors.ts";
import { contextOf, type HttpContext } from "./request-context.ts";
import { router } from "./router.ts";

/** What the site's server entry offers; its own types stay on its side. */
export type Site = {
  handle(request: Request, deps: object): Promise<Response>;
  /** As JSON, what a document that was drawn for everybody needs to become a person's. */
  describePerson(deps: { api: object; session: object | null }): Promise<string>;
};

/** Answers with a page: the same procedures as the API, called in process as this request's caller. */
export async function answerPage(c: HttpContext, doors: Doors, site: Site): Promise<Response> {
  const context = await contextOf(c, doors);
  const api = createRouterClient(router, {
    context,
    interceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          throw toPublicError(error, context);
        }
      },
    ],
  });
  const response = await site.handle(c.req.raw, {
    api,
    session: await getSession(context),
    isShared: false,
    language: context.language,
    nonce: c.get("secureHeadersNonce") ?? "",
    publicUrl: doors.config.publicUrl,
  });
  return c.req.header("accept-encoding")?.includes("gzip") ? compressStream(response) : response;
}

/** Gzip that lets every chunk through at once: the shell must not wait for the parts that stream later. */
function compressStream(response: Response): Response {
  const isText = /^text\/|json|x-script/.test(response.headers.get("content-type") ?? "");
  if (!response.body || !isText || response.headers.has("content-encoding")) return response;
  const gzip = zlib.createGzip({ level: 5, flush: zlib.constants.Z_SYNC_FLUSH });
  const body = Readable.fromWeb(response.body as NodeReadableStream);
  body.on("error", (error) => gzip.destroy(error));
  const answer = new Response(Readable.toWeb(body.pipe(gzip)) as ReadableStream, response);
  answer.headers.set("content-encoding", "gzip");
  answer.headers.append("vary", "accept-encoding");
  answer.headers.delete("content-length");
  return answer;
}
