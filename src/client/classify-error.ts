import {
  type ErrorCode,
  type ErrorCodeRow,
  type ErrorType,
  type ErrorTypeRow,
  errorCodes,
  errorTypes,
  type Severity,
} from "#kernel/errors.ts";

/** An error as classified by the catalogue (docs/product.md#8-error-catalogue). */
export type ClassifiedError = {
  type: ErrorType;
  severity: Severity;
  /** Whether a retry may succeed; a server error may be temporary, whatever its type. */
  retryable: boolean;
  code: ErrorCode | null;
  status: number | null;
  message: string;
  /** The error's own text for the user; null: use the catalogue's. */
  userMessage: string | null;
  details: { original: string; stack: string | null; extras: unknown };
};

const catalogue = Object.entries(errorTypes) as [ErrorType, ErrorTypeRow][];
const longestOwnText = 200;
const firstOfServerFaults = 500;

/** Classifies a failure: by its code, then its status, then keywords in its message (R13). */
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

/** The logged form of an error: classification and time. */
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
 * Our server's texts are safe and translated (R12). Texts of a browser, library or proxy are not; a server error
 * carries its reference.
 */
function isForPeople(status: number | undefined, message: string, extras: unknown): boolean {
  if (status === undefined || message === "" || message.length >= longestOwnText) return false;
  const { reference } = (extras ?? {}) as { reference?: unknown };
  return status < firstOfServerFaults || typeof reference === "string";
}

/** The message of a rendering failure on the site's server in production. */
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
