import { createHash } from "node:crypto";
import type { Sandbox } from "../sandbox.ts";
import { ApiError, errorBody, ParamError } from "./api-error.ts";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

export interface Answer {
  status: number;
  body: string;
}

export interface KeyedRequest {
  key: string;
  path: string;
  body: string;
  requestId: string;
}

interface AnswerRow extends Answer {
  path: string;
  fingerprint: string;
  request: string;
}

/**
 * Does a keyed write once: the same request gets the kept answer (success or error) for 24 hours, another request
 * under the key a 400. The answer is kept in the transaction of the change itself. An error in the parameters is not
 * kept, since nothing was done.
 */
export function answerOnce(
  sandbox: Sandbox,
  request: KeyedRequest,
  work: () => object,
): Answer & { replayOf: string | null } {
  const fingerprint = createHash("sha256").update(canonical(request.body)).digest("hex");
  const kept = findAnswer(sandbox, request.key);
  if (kept) {
    assertSame(kept, request, fingerprint);
    return { status: kept.status, body: kept.body, replayOf: kept.request };
  }
  try {
    return sandbox.store.transact(() => {
      const answer = toAnswer(work());
      keep(sandbox, request, fingerprint, answer);
      return { ...answer, replayOf: null };
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error instanceof ParamError) throw error;
    // The failed change was rolled back; its answer is kept so that a repeat says the same.
    const answer = toAnswer(error);
    keep(sandbox, request, fingerprint, answer);
    return { ...answer, replayOf: null };
  }
}

/** What a work gave back. An error that it gives back, rather than throws, leaves what was done: a card was refused. */
export function toAnswer(result: object): Answer {
  if (!(result instanceof ApiError)) return { status: 200, body: JSON.stringify(result) };
  return { status: result.status, body: JSON.stringify(errorBody(result)) };
}

/** Forgets answers older than a day. */
export function forgetAnswers(sandbox: Sandbox): void {
  sandbox.store.run("DELETE FROM answers WHERE created <= ?", sandbox.now() - dayInMilliseconds);
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

function findAnswer(sandbox: Sandbox, key: string): AnswerRow | null {
  return sandbox.store.find<AnswerRow>(
    "SELECT path, fingerprint, request, status, body FROM answers WHERE key = ? AND created > ?",
    key,
    sandbox.now() - dayInMilliseconds,
  );
}

function assertSame(kept: AnswerRow, request: KeyedRequest, fingerprint: string): void {
  const hint = `Use another key than '${request.key}' for a different request.`;
  if (kept.path !== request.path) {
    const message = `An idempotency key belongs to the endpoint it was first used for ('${kept.path}'). ${hint}`;
    throw new ApiError(400, { type: "idempotency_error", message });
  }
  if (kept.fingerprint !== fingerprint) {
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

function keep(sandbox: Sandbox, request: KeyedRequest, fingerprint: string, answer: Answer): void {
  sandbox.store.run(
    `INSERT OR REPLACE INTO answers (key, path, fingerprint, request, status, body, created)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    request.key,
    request.path,
    fingerprint,
    request.requestId,
    answer.status,
    answer.body,
    sandbox.now(),
  );
}
