import {
  type ErrorCode,
  type ErrorCodeRow,
  type ErrorType,
  type ErrorTypeRow,
  errorCodes,
  errorTypes,
  type Severity,
} from "#kernel/errors.ts";

/** An error as the catalogue reads it (specification, sections 3 and 8). */
export type ClassifiedError = {
  type: ErrorType;
  severity: Severity;
  /** Whether the same again may go well; a fault of the server may pass by itself, whatever its type. */
  retryable: boolean;
  code: ErrorCode | null;
  status: number | null;
  message: string;
  /** The error's own words for the person; null: the catalogue's stand. */
  userMessage: string | null;
  details: { original: string; stack: string | null; extras: unknown };
};

const catalogue = Object.entries(errorTypes) as [ErrorType, ErrorTypeRow][];
const longestOwnText = 200;
const firstOfServerFaults = 500;

/** What kind of failure this is: by its code, then its status, then the words in its message (decision 13). */
export function classifyError(error: unknown): ClassifiedError {
  const { code, status, message, stack, extras } = readError(error);
  const known = code !== undefined && code in errorCodes ? (code as ErrorCode) : null;
  const type = known ? errorCodes[known].type : findType(code, status, message);
  const row: ErrorCodeRow | null = known && errorCodes[known];
  return {
    type,
    severity: row?.severity ?? errorTypes[type].severity,
    retryable: errorTypes[type].retryable || (status ?? 0) >= firstOfServerFaults,
    code: known,
    status: status ?? null,
    message,
    userMessage: isForPeople(status, message, extras) ? message : null,
    details: { original: String(error), stack: stack ?? null, extras },
  };
}

/** What is logged of an error: the catalogue's reading, and when. */
export function recordOf(error: unknown): ClassifiedError & { timestamp: string } {
  return { ...classifyError(error), timestamp: new Date().toISOString() };
}

function findType(code: string | undefined, status: number | undefined, message: string): ErrorType {
  const text = message.toLowerCase();
  const signs: ((row: ErrorTypeRow) => boolean | undefined)[] = [
    ({ codes }) => code !== undefined && codes?.includes(code),
    ({ statuses }) => status !== undefined && statuses?.includes(status),
    ({ words }) => words?.some((word) => text.includes(word)),
  ];
  for (const isSigned of signs) {
    const found = catalogue.find(([, row]) => isSigned(row));
    if (found) return found[0];
  }
  return "unknown";
}

/**
 * Our server's texts are made for people and translated (decision 12). What a browser or a library throws is not, nor
 * what a machine on the way answers: a fault of our own server carries its reference.
 */
function isForPeople(status: number | undefined, message: string, extras: unknown): boolean {
  if (status === undefined || message === "" || message.length >= longestOwnText) return false;
  const { reference } = (extras ?? {}) as { reference?: unknown };
  return status < firstOfServerFaults || typeof reference === "string";
}

/** All that the site's server says in production of a failure of its own, while it draws a page. */
const serverFailed = "Unexpected Server Error";

type ReadError = { code?: string; status?: number; message: string; stack?: string; extras?: unknown };

function readError(error: unknown): ReadError {
  if (typeof error !== "object" || error === null) return { message: String(error ?? "") };
  const { code, status, message, name, stack, data } = error as Record<string, unknown>;
  if (message === serverFailed) return { status: firstOfServerFaults, message: "" };
  const isTimeout = name === "TimeoutError" || name === "AbortError";
  return {
    code: typeof code === "string" ? code : undefined,
    status: typeof status === "number" ? status : undefined,
    message: isTimeout ? "timeout" : typeof message === "string" ? message : "",
    stack: typeof stack === "string" ? stack : undefined,
    extras: data,
  };
}
