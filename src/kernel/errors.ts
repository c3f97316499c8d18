/**
 * The specification's error catalogue (section 8) and every code that a verb may throw, in one table.
 * `type` gives title, severity and default text; the text a person reads is the key `errors.{code}` or,
 * where a code has none, `errors.{type}`.
 */
export type Severity = "low" | "medium" | "high" | "critical";

export const errorTypes = {
  authentication: { severity: "high", retryable: false },
  authorization: { severity: "critical", retryable: false },
  validation: { severity: "low", retryable: false },
  rate_limit: { severity: "medium", retryable: true },
  not_found: { severity: "low", retryable: false },
  network: { severity: "medium", retryable: true },
  payment: { severity: "high", retryable: false },
  database: { severity: "critical", retryable: true },
  unknown: { severity: "medium", retryable: false },
} as const satisfies Record<string, { severity: Severity; retryable: boolean }>;

export type ErrorType = keyof typeof errorTypes;

export const errorCodes = {
  BAD_REQUEST: { status: 400, type: "validation" },
  UNAUTHORIZED: { status: 401, type: "authentication" },
  FORBIDDEN: { status: 403, type: "authorization" },
  SESSION_MISSING: { status: 401, type: "authentication" },
  INVALID_JWT: { status: 401, type: "authentication" },
  INVALID_CREDENTIALS: { status: 401, type: "authentication" },
  INVALID_REFRESH_TOKEN: { status: 401, type: "authentication" },
  EMAIL_NOT_VERIFIED: { status: 403, type: "authentication" },
  BANNED: { status: 403, type: "authorization" },
  SECOND_FACTOR_REQUIRED: { status: 403, type: "authorization" },
  REAUTHENTICATION_REQUIRED: { status: 403, type: "authorization" },
  WEAK_PASSWORD: { status: 422, type: "validation" },
  INVALID_CODE: { status: 422, type: "validation" },
  INVALID_LINK: { status: 422, type: "validation" },
  INVALID_REDIRECT: { status: 422, type: "validation" },
  PROVIDER_NOT_ENABLED: { status: 422, type: "validation" },
  EMAIL_FIXED: { status: 422, type: "validation" },
  LAST_IDENTITY: { status: 422, type: "validation" },
  TOO_MANY_FACTORS: { status: 422, type: "validation" },
  NOT_FOUND: { status: 404, type: "not_found" },
  CONFLICT: { status: 409, type: "validation" },
  PAYLOAD_TOO_LARGE: { status: 413, type: "validation" },
  TOO_MANY_REQUESTS: { status: 429, type: "rate_limit" },
  ALREADY_IN_WISHLIST: { status: 409, type: "validation" },
  EMPTY_CART: { status: 422, type: "validation" },
  CART_CHANGED: { status: 409, type: "validation" },
  INVALID_ADDRESS: { status: 422, type: "validation" },
  QUOTE_EXPIRED: { status: 409, type: "validation" },
  OUT_OF_STOCK: { status: 409, type: "validation" },
  ORDER_NOT_PAYABLE: { status: 409, type: "payment" },
  PAYMENT_UNAVAILABLE: { status: 503, type: "payment" },
} as const satisfies Record<string, { status: number; type: ErrorType }>;

export type ErrorCode = keyof typeof errorCodes;

/** The one error that verbs throw: a code of the table, and data safe to show. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: unknown;

  constructor(code: ErrorCode, data?: unknown) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.data = data;
  }
}
