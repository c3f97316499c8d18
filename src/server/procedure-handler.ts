import { SmartCoercionPlugin } from "@orpc/json-schema";
import { OpenAPIHandler, type OpenAPIHandlerOptions } from "@orpc/openapi/fetch";
import { ORPCError } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { Infra, RequestCtx } from "#platform/rpc/context.ts";
import { refusalOf } from "#platform/rpc/handle.ts";
import { csvAnswer } from "./csv-answer.ts";
import { isFileUpload } from "./guard-requests.ts";
import { toPublicError } from "./public-errors.ts";
import { apiContextOf, type HttpContext } from "./request-context.ts";
import { router } from "./router.ts";

export const schemaConverters = [new ZodToJsonSchemaConverter()];

/** Anew for each handler: its plugins add to the lists. */
const handling = (): OpenAPIHandlerOptions<RequestCtx> => ({
  interceptors: [
    async ({ next, context }) => {
      try {
        return await next();
      } catch (error) {
        // Errors thrown by procedures are public already; anything else is an unreadable body.
        throw error instanceof ORPCError ? error : toPublicError(new ORPCError("BAD_REQUEST"), context);
      }
    },
  ],
  clientInterceptors: [
    async ({ next, context }) => {
      try {
        return await next();
      } catch (error) {
        throw toPublicError(error, context);
      }
    },
  ],
});

/** In an address everything is text, and is read as what the schema says. JSON has types of its own. */
const coercion = new SmartCoercionPlugin({ schemaConverters });
const reads = new OpenAPIHandler(router, { ...handling(), plugins: [coercion] });
const writes = new OpenAPIHandler(router, handling());

/** Its body becomes a blob chunk by chunk, as it arrives: whole, a large file is copied twice in one turn of the event loop. */
class RequestInPieces extends Request {
  constructor({ url, method, headers, body, signal }: Request) {
    super(url, { method, headers, body, signal, duplex: "half" } as RequestInit);
  }

  override async blob(): Promise<Blob> {
    const pieces: Blob[] = [];
    for await (const chunk of this.body ?? []) pieces.push(new Blob([chunk]));
    return new Blob(pieces, { type: this.headers.get("content-type") ?? "" });
  }
}

/** Responds with the procedure of the path, or 404. Responses are not cacheable: they may be personal. */
export async function handleProcedure(c: HttpContext, infra: Infra, request: Request): Promise<Response> {
  const context = await apiContextOf(c, infra);
  // A file is far larger than other bodies, and is only read from callers who may upload one.
  const refusal =
    isFileUpload(c) && refusalOf({ caller: "enterprise", permission: "products.manage" }, context.caller);
  if (refusal) {
    const answer = toPublicError(new ORPCError(refusal), context);
    return c.json(answer.toJSON(), answer.status as 403, {
      "cache-control": "no-store",
      connection: "close",
    });
  }
  const handler = request.method === "GET" ? reads : writes;
  const { matched, response: answer } = await handler.handle(
    isFileUpload(c) ? new RequestInPieces(request) : request,
    { context },
  );
  if (!matched) return c.json(new ORPCError("NOT_FOUND").toJSON(), 404);
  const response = (await csvAnswer(request, answer)) ?? answer;
  // Read before the headers change: what is set before a response is cloned is lost.
  const wait = response.status === 429 || response.status === 503 ? await retryAfter(response) : undefined;
  response.headers.set("cache-control", "no-store");
  if (wait) response.headers.set("retry-after", wait);
  for (const [name, value] of context.responseHeaders) response.headers.append(name, value);
  return response;
}

async function retryAfter(response: Response): Promise<string> {
  const body = (await response.clone().json()) as { data?: { retryAfterSeconds?: number } };
  return String(body.data?.retryAfterSeconds ?? 60);
}
