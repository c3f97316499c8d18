import { createHash } from "node:crypto";
import type { Sandbox } from "../sandbox.ts";
import { ApiError, errorBody, ParamError } from "./api-error.ts";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

export interface ApiResponse {
  status: number;
  body: string;
}

export interface KeyedRequest {
  key: string;
  path: string;
  body: string;
  requestId: string;
}

interface StoredResponse extends ApiResponse {
  path: string;
  fingerprint: string;
  request: string;
}

/**
 * Does a keyed write once: the same request gets the stored response (success or error) for 24 hours, another request
 * under the key a 400. The response is stored in the transaction of the change itself. An error in the parameters is not
 * stored, since nothing was done.
 */
export function respondOnce(
  sandbox: Sandbox,
  request: KeyedRequest,
  work: () => object,
): ApiResponse & { replayOf: string | null } {
  const fingerprint = createHash("sha256").update(canonical(request.body)).digest("hex");
  const stored = findResponse(sandbox, request.key);
  if (stored) {
    assertSame(stored, request, fingerprint);
    return { status: stored.status, body: stored.body, replayOf: stored.request };
  }
  try {
    return sandbox.store.transact(() => {
      const response = toApiResponse(work());
      storeResponse(sandbox, request, fingerprint, response);
      return { ...response, replayOf: null };
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error instanceof ParamError) throw error;
    // The failed change was rolled back; its response is stored so that a repeat says the same.
    const response = toApiResponse(error);
    storeResponse(sandbox, request, fingerprint, response);
    return { ...response, replayOf: null };
  }
}

/** What a work gave back. An error that it returns, rather than throws, leaves what was done: a card was refused. */
export function toApiResponse(result: object): ApiResponse {
  if (!(result instanceof ApiError)) return { status: 200, body: JSON.stringify(result) };
  return { status: result.status, body: JSON.stringify(errorBody(result)) };
}

/** Deletes responses older than a day. */
export function forgetResponses(sandbox: Sandbox): void {
  sandbox.store.run("DELETE FROM responses WHERE created <= ?", sandbox.now() - dayInMilliseconds);
}

/** 409 for a key whose first request is still on its way. */
export function keyInUse(key: string): ApiError {
  const message = `Another request with the idempotency key ${key} is still in progress. Try again in a moment.`;
  return new ApiError(409, { type: "idempotency_error", code: "idempotency_key_in_use", message });
}

export function assertKeyLength(key: string): void {
  if (key.length > 255) {
    throw new ParamError(400, {
      type: "idempotency_error",
      message: `An idempotency key has at most 255 characters; this one has ${key.length}.`,
    });
  }
}

function findResponse(sandbox: Sandbox, key: string): StoredResponse | null {
  return sandbox.store.find<StoredResponse>(
    "SELECT path, fingerprint, request, status, body FROM responses WHERE key = ? AND created > ?",
    key,
    sandbox.now() - dayInMilliseconds,
  );
}

function assertSame(stored: StoredResponse, request: KeyedRequest, fingerprint: string): void {
  const hint = `Use another key than '${request.key}' for a different request.`;
  if (stored.path !== request.path) {
    const message = `An idempotency key belongs to the endpoint it was first used for ('${stored.path}'). ${hint}`;
    throw new ApiError(400, { type: "idempotency_error", message });
  }
  if (stored.fingerprint !== fingerprint) {
    const message = `An idempotency key belongs to the parameters it was first used with. ${hint}`;
    throw new ApiError(400, { type: "idempotency_error", message });
  }
}

/** The order of the parameters makes no difference. */
function canonical(body: string): string {
  const parameters = new URLSearchParams(body);
  parameters.sort();
  return parameters.toString();
}

function storeResponse(
  sandbox: Sandbox,
  request: KeyedRequest,
  fingerprint: string,
  response: ApiResponse,
): void {
  sandbox.store.run(
    `INSERT OR REPLACE INTO responses (key, path, fingerprint, request, status, body, created)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    request.key,
    request.path,
    fingerprint,
    request.requestId,
    response.status,
    response.body,
    sandbox.now(),
  );
}
