/**
 * The error catalogue (docs/product.md#8-error-catalogue) and every code that a verb may throw, in one table. `type`
 * gives title, severity and default text; the displayed text is the key `errors.{code}` or, where a code has none,
 * `errors.{type}`. Server and browser read the same table.
 */
export type Severity = "low" | "medium" | "high" | "critical";

/** How an error is classified as this type: by its code, its HTTP status, or a keyword in its message. */
export type ErrorTypeRow = {
  severity: Severity;
  retryable: boolean;
  statuses?: readonly number[];
  codes?: readonly string[];
  words?: readonly string[];
};

/** In the catalogue's order: where a message contains keywords of two rows, the earlier one wins (R13). */
export const errorTypes = {
  authentication: {
    severity: "high",
    retryable: false,
    statuses: [401],
    words: ["unauthorized", "not authenticated", "invalid token", "jwt"],
  },
  authorization: {
    severity: "critical",
    retryable: false,
    statuses: [403],
    words: ["forbidden", "not authorized", "permission denied"],
  },
  validation: {
    severity: "low",
    retryable: false,
    statuses: [400, 422],
    words: ["invalid", "validation", "required"],
  },
  rate_limit: {
    severity: "medium",
    retryable: true,
    statuses: [429],
    words: ["rate limit", "too many requests"],
  },
  not_found: { severity: "low", retryable: false, statuses: [404], words: ["not found"] },
  network: {
    severity: "medium",
    retryable: true,
    codes: ["ECONNREFUSED", "ETIMEDOUT"],
    words: ["network", "fetch", "timeout", "connection"],
  },
  payment: {
    severity: "high",
    retryable: false,
    words: ["stripe", "payment", "checkout", "subscription"],
  },
  database: { severity: "critical", retryable: true, words: ["database", "query", "postgres"] },
  unknown: { severity: "medium", retryable: false },
} as const satisfies Record<string, ErrorTypeRow>;

export type ErrorType = keyof typeof errorTypes;

/** `severity` overrides that of the type. */
export type ErrorCodeRow = { status: number; type: ErrorType; severity?: Severity };

export const errorCodes = {
  BAD_REQUEST: { status: 400, type: "validation" },
  UNAUTHORIZED: { status: 401, type: "authentication" },
  FORBIDDEN: { status: 403, type: "authorization" },
  SESSION_MISSING: { status: 401, type: "authentication" },
  INVALID_JWT: { status: 401, type: "authentication" },
  INVALID_API_KEY: { status: 401, type: "authentication" },
  INVALID_CREDENTIALS: { status: 401, type: "authentication" },
  INVALID_REFRESH_TOKEN: { status: 401, type: "authentication" },
  EMAIL_NOT_VERIFIED: { status: 403, type: "authentication" },
  BANNED: { status: 403, type: "authorization" },
  SECOND_FACTOR_REQUIRED: { status: 403, type: "authorization" },
  REAUTHENTICATION_REQUIRED: { status: 403, type: "authorization" },
  CONFIRMATION_REQUIRED: { status: 403, type: "authorization" },
  WEAK_PASSWORD: { status: 422, type: "validation" },
  INVALID_CODE: { status: 422, type: "validation" },
  INVALID_LINK: { status: 422, type: "validation" },
  INVALID_REDIRECT: { status: 422, type: "validation" },
  PROVIDER_NOT_ENABLED: { status: 422, type: "validation" },
  PROVIDER_REFUSED: { status: 401, type: "authentication" },
  PROVIDER_UNAVAILABLE: { status: 503, type: "network" },
  IDENTITY_NOT_LINKED: { status: 403, type: "authentication" },
  IDENTITY_TAKEN: { status: 409, type: "validation" },
  EMAIL_FIXED: { status: 422, type: "validation" },
  LAST_IDENTITY: { status: 422, type: "validation" },
  TOO_MANY_FACTORS: { status: 422, type: "validation" },
  NOT_FOUND: { status: 404, type: "not_found" },
  CONFLICT: { status: 409, type: "validation" },
  TEAM_FULL: { status: 409, type: "validation" },
  OTHER_ADDRESS: { status: 403, type: "authorization", severity: "low" },
  ALREADY_IN_SHOP: { status: 409, type: "validation" },
  IMAGE_TOO_LARGE: { status: 413, type: "validation" },
  IMAGE_FORMAT: { status: 422, type: "validation" },
  IMAGE_DAMAGED: { status: 422, type: "validation" },
  IMAGE_PIXELS: { status: 422, type: "validation" },
  PAYLOAD_TOO_LARGE: { status: 413, type: "validation" },
  TOO_MANY_REQUESTS: { status: 429, type: "rate_limit" },
  SERVICE_UNAVAILABLE: { status: 503, type: "network" },
  ALREADY_IN_WISHLIST: { status: 409, type: "validation" },
  WISHLIST_FULL: { status: 422, type: "validation" },
  EMPTY_CART: { status: 422, type: "validation" },
  CART_CHANGED: { status: 409, type: "validation" },
  INVALID_ADDRESS: { status: 422, type: "validation" },
  TOO_MANY_ADDRESSES: { status: 422, type: "validation" },
  QUOTE_EXPIRED: { status: 409, type: "validation" },
  OUT_OF_STOCK: { status: 409, type: "validation" },
  OWN_PRODUCT: { status: 422, type: "validation" },
  ORDER_LIMIT: { status: 422, type: "validation" },
  ALREADY_PAID: { status: 409, type: "validation" },
  STOCK_PROMISED: { status: 409, type: "validation" },
  PLAN_LIMIT_REACHED: { status: 409, type: "validation" },
  ORDER_NOT_PAYABLE: { status: 409, type: "payment" },
  CARD_REFUSED: { status: 402, type: "payment" },
  PLAN_NOT_CHANGEABLE: { status: 409, type: "payment" },
  PAYOUT_ACCOUNT_NOT_READY: { status: 409, type: "validation" },
  PAYOUT_TOO_SMALL: { status: 409, type: "validation" },
  PAYOUT_UNDER_WAY: { status: 409, type: "validation" },
  PAYOUTS_PAUSED: { status: 409, type: "validation" },
  PAYOUT_COUNTRY: { status: 422, type: "validation" },
  PAYOUT_ABOVE_BALANCE: { status: 422, type: "validation" },
  MONTH_NOT_READY: { status: 409, type: "validation" },
  PAYMENT_UNAVAILABLE: { status: 503, type: "payment" },
  NOT_REFUNDABLE: { status: 409, type: "validation" },
  REFUND_ABOVE_BALANCE: { status: 409, type: "validation" },
  PAYMENT_DISPUTED: { status: 409, type: "validation" },
  OPEN_ORDERS: { status: 409, type: "validation" },
  OPEN_SALES: { status: 409, type: "validation" },
  CONVERSATION_BLOCKED: { status: 409, type: "validation" },
  TOO_MANY_SAVED_REPLIES: { status: 422, type: "validation" },
  TOO_MANY_API_KEYS: { status: 422, type: "validation" },
  TOO_MANY_ENDPOINTS: { status: 422, type: "validation" },
  INVALID_ENDPOINT: { status: 422, type: "validation" },
  ENDPOINT_OFF: { status: 409, type: "validation" },
  INVALID_FILE: { status: 422, type: "validation" },
  UPLOAD_AT_WORK: { status: 409, type: "validation" },
  LAST_ADMIN: { status: 409, type: "validation" },
  SAME_PERSON: { status: 409, type: "validation" },
  MISSING_VALUE: { status: 422, type: "validation", severity: "medium" },
} as const satisfies Record<string, ErrorCodeRow>;

export type ErrorCode = keyof typeof errorCodes;

/** The one error that verbs throw: a code of the table, and data that is safe to show. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: unknown;

  /** `message` is for the log; users see the code's translated text. */
  constructor(code: ErrorCode, data?: unknown, message: string = code) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.data = data;
  }
}
