import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import zlib from "node:zlib";
import { createRouterClient } from "@orpc/server";
import { getSession } from "#domains/accounts/server/get-session.ts";
import { doNotCache } from "#platform/cache/dependencies.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { toPublicError } from "./public-errors.ts";
import { contextOf, type HttpContext, visitorContext } from "./request-context.ts";
import { router } from "./router.ts";
import { markUnavailable } from "./unavailable.ts";

/** `page`: everybody gets the same, a person with what is theirs written into it. `visitor`: only visitors do. */
export type SharedKind = "page" | "visitor";
/** A page that is cached, and the parameters of its address that it reads. */
export type SharedPage = { path: string; shared: SharedKind; parameters: readonly string[] };

/** What the site's server entry offers; its own types stay on its side. */
export type Site = {
  handle(request: Request, deps: object): Promise<Response>;
  /** As JSON, the personal data that turn a document rendered for everyone into one user's. */
  describePerson(deps: { api: object; session: object | null }): Promise<string>;
  sharedPages: readonly SharedPage[];
};

/**
 * Answers with a page: the same procedures as the API, called in process as this request's caller. A page that many get is
 * drawn whole, for a visitor whose address, cookies and host the site does not see, so that no one person can get in.
 */
export async function handlePage(c: HttpContext, infra: Infra, site: Site): Promise<Response> {
  const personPlaceholder = c.get("personPlaceholder");
  const isShared = personPlaceholder !== undefined;
  const context = isShared ? visitorContext(c, infra) : await contextOf(c, infra);
  let isUnavailable = false;
  const api = createRouterClient(router, {
    context,
    interceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          const refusal = toPublicError(error, context);
          isUnavailable ||= refusal.code === "SERVICE_UNAVAILABLE";
          if (refusal.code !== "NOT_FOUND" && refusal.code !== "BAD_REQUEST") doNotCache();
          throw refusal;
        }
      },
    ],
  });
  const { pathname, search } = new URL(c.req.url);
  const request = isShared ? new Request(`${infra.config.publicUrl}${pathname}${search}`) : c.req.raw;
  const drawn = await site.handle(request, {
    api,
    session: await getSession(context),
    // Data comes to documents that have their person already, or none.
    personPlaceholder: pathname.endsWith(".data") ? undefined : personPlaceholder,
    isWhole: isShared,
    language: context.language,
    nonce: c.get("secureHeadersNonce") ?? "",
    publicUrl: infra.config.publicUrl,
    supportEmail: infra.config.mail.support,
  });
  const response = drawn.status === 500 && isUnavailable ? markUnavailable(drawn) : drawn;
  if (isShared) return response;
  return c.req.header("accept-encoding")?.includes("gzip") ? compressStream(response) : response;
}

/** Gzip that flushes every chunk at once: the shell must not wait for the parts that stream later. */
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
