import { type ErrorCode, type ErrorType, errorCodes } from "#kernel/errors.ts";

const typeByStatus: Record<number, ErrorType> = {
  400: "validation",
  401: "authentication",
  403: "authorization",
  404: "not_found",
  422: "validation",
  429: "rate_limit",
};

/** The catalogue's keywords, in its order (specification section 8, decision 13). */
const keywords: [ErrorType, RegExp][] = [
  ["authentication", /unauthorized|not authenticated|invalid token|jwt/i],
  ["authorization", /forbidden|not authorized|permission denied/i],
  ["validation", /invalid|validation|required/i],
  ["rate_limit", /rate limit|too many requests/i],
  ["not_found", /not found/i],
  ["network", /network|fetch|timeout|timed out|connection/i],
  ["payment", /stripe|payment|checkout|subscription/i],
  ["database", /database|query|postgres/i],
];

export type ClassifiedError = { type: ErrorType; code: ErrorCode | null; message: string };

/** What kind of failure this is: by its code, then its status, then the words in its message. */
export function classifyError(error: unknown): ClassifiedError {
  const { code, status, message } = readError(error);
  if (code && code in errorCodes) {
    const known = code as ErrorCode;
    return { type: errorCodes[known].type, code: known, message };
  }
  if (code === "ECONNREFUSED" || code === "ETIMEDOUT") return { type: "network", code: null, message };
  const byStatus = status === undefined ? undefined : typeByStatus[status];
  const type = byStatus ?? keywords.find(([, words]) => words.test(message))?.[0] ?? "unknown";
  return { type, code: null, message };
}

function readError(error: unknown): { code?: string; status?: number; message: string } {
  if (typeof error !== "object" || error === null) return { message: String(error ?? "") };
  const { code, status, message, name } = error as Record<string, unknown>;
  const isTimeout = name === "TimeoutError" || name === "AbortError";
  return {
    code: typeof code === "string" ? code : undefined,
    status: typeof status === "number" ? status : undefined,
    message: isTimeout ? "timeout" : typeof message === "string" ? message : "",
  };
}
