import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { runDues } from "../clocks/run-dues.ts";
import { apiVersion } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { ApiError, errorBody } from "../wire/api-error.ts";
import { assertKey } from "../wire/authenticate.ts";
import {
  type ApiResponse,
  assertKeyLength,
  keyInUse,
  respondOnce,
  toApiResponse,
} from "../wire/idempotency.ts";
import { type FormFields, parseForm } from "../wire/parse-form.ts";

export interface ApiEnv {
  Variables: { requestId: string };
}

const largestBody = 1024 * 1024;

/** Request ids, the API key and the error envelope, for every call. */
export function serveApi(app: Hono<ApiEnv>, sandbox: Sandbox): void {
  app.use(async (context, next) => {
    context.set("requestId", makeId("request"));
    context.header("request-id", context.get("requestId"));
    context.header("stripe-version", context.req.header("stripe-version") ?? apiVersion);
    context.header("cache-control", "no-cache, no-store");
    assertKey(context.req.header("authorization"), sandbox.secretKey);
    refuseAccount(context);
    // A reader sees things as they are by now.
    runDues(sandbox);
    await next();
  });
  // Before anything waits for the body: a key is busy from here on.
  app.post("*", async (context, next) => {
    const key = context.req.header("idempotency-key");
    if (key === undefined) return next();
    assertKeyLength(key);
    context.header("idempotency-key", key);
    if (sandbox.keysInFlight.has(key)) throw keyInUse(key);
    sandbox.keysInFlight.add(key);
    try {
      await next();
    } finally {
      sandbox.keysInFlight.delete(key);
    }
  });
  app.use(bodyLimit({ maxSize: largestBody, onError: () => refuseLargeBody() }));
  app.onError((error, context) => respondToError(sandbox, error, context));
}

/** Responds to a write, once for each idempotency key. A DELETE has its parameters in the address. */
export async function write(
  sandbox: Sandbox,
  context: Context<ApiEnv>,
  work: (fields: FormFields, cause: Cause) => object,
): Promise<Response> {
  const requestId = context.get("requestId");
  const key = context.req.header("idempotency-key") ?? null;
  const cause: Cause = { requestId, idempotencyKey: key };
  if (key === null) {
    const body = await readBody(context);
    return respond(context, toApiResponse(sandbox.store.transact(() => work(parseForm(body), cause))));
  }
  const request = { key, path: context.req.path, body: await readBody(context), requestId };
  const response = respondOnce(sandbox, request, () => work(parseForm(request.body), cause));
  if (response.replayOf) {
    context.header("idempotent-replayed", "true");
    context.header("original-request", response.replayOf);
  }
  return respond(context, response);
}

function respond(context: Context<ApiEnv>, response: ApiResponse): Response {
  context.header("content-type", "application/json");
  return context.body(response.body, response.status as ContentfulStatusCode);
}

/** The decoded parameters of a GET. */
export function readQuery(context: Context): FormFields {
  return parseForm(new URL(context.req.url).search);
}

async function readBody(context: Context): Promise<string> {
  if (context.req.method === "DELETE") return new URL(context.req.url).search.slice(1);
  const type = context.req.header("content-type") ?? "";
  const body = await context.req.text();
  if (body !== "" && !type.toLowerCase().startsWith("application/x-www-form-urlencoded")) {
    const message = "Send the parameters as application/x-www-form-urlencoded.";
    throw new ApiError(400, { type: "invalid_request_error", message });
  }
  return body;
}

/** Calls in the name of a connected account must not pass as the platform's own. */
function refuseAccount(context: Context): void {
  if (context.req.header("stripe-account") === undefined) return;
  const message = "The card sandbox does not take the Stripe-Account header.";
  throw new ApiError(400, { type: "invalid_request_error", message });
}

function refuseLargeBody(): never {
  throw new ApiError(413, { type: "invalid_request_error", message: "The request is larger than 1 MB." });
}

function respondToError(sandbox: Sandbox, error: Error, context: Context<ApiEnv>): Response {
  // The rest of a body that is too large is never read, so the connection can serve nothing more.
  if (error instanceof ApiError && error.status === 413) context.header("connection", "close");
  if (error instanceof ApiError) return context.json(errorBody(error), error.status as ContentfulStatusCode);
  sandbox.log(
    `card sandbox: ${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`,
  );
  const message = "Something went wrong in the card sandbox; its log says what.";
  return context.json({ error: { type: "api_error", message } }, 500);
}
