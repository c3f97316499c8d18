import { SmartCoercionPlugin } from "@orpc/json-schema";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { Doors } from "#platform/rpc/context.ts";
import { refusalOf } from "#platform/rpc/handle.ts";
import { isFileUpload } from "./guard-requests.ts";
import { toPublicError } from "./public-errors.ts";
import { apiContextOf, type HttpContext } from "./request-context.ts";
import { router } from "./router.ts";

export const schemaConverters = [new ZodToJsonSchemaConverter()];

const handler = new OpenAPIHandler(router, {
  plugins: [new SmartCoercionPlugin({ schemaConverters })],
  interceptors: [
    async ({ next, context }) => {
      try {
        return await next();
      } catch (error) {
        // What a procedure throws is public already; the rest is a body that could not be read.
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

/** Answers a request with the procedure of its path, or 404. Nobody may keep an answer: it may be one person's own. */
export async function answerProcedure(c: HttpContext, doors: Doors, request: Request): Promise<Response> {
  const context = await apiContextOf(c, doors);
  // A file is far larger than other bodies, and is read only of who may hand one in.
  const refusal = isFileUpload(c) && refusalOf("enterprise", context.caller);
  if (refusal) {
    const answer = toPublicError(new ORPCError(refusal), context);
    return c.json(answer.toJSON(), answer.status as 403, {
      "cache-control": "no-store",
      connection: "close",
    });
  }
  const { matched, response } = await handler.handle(request, { context });
  if (!matched) return c.json(new ORPCError("NOT_FOUND").toJSON(), 404);
  // Read before its body goes into the answer, which leaves nothing to read here.
  const wait = response.status === 429 ? await retryAfter(response) : undefined;
  const answer = new Response(response.body, response);
  answer.headers.set("cache-control", "no-store");
  if (wait) answer.headers.set("retry-after", wait);
  for (const [name, value] of context.answerHeaders) answer.headers.append(name, value);
  return answer;
}

async function retryAfter(response: Response): Promise<string> {
  const body = (await response.clone().json()) as { data?: { retryAfterSeconds?: number } };
  return String(body.data?.retryAfterSeconds ?? 60);
}
