type ErrorType = "invalid_request_error" | "idempotency_error" | "card_error" | "api_error";

export interface ErrorDetails {
  type: ErrorType;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
}

/** An error in the provider's envelope; everything else that is thrown becomes a 500 without details. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(status: number, details: ErrorDetails) {
    super(details.message);
    this.status = status;
    this.details = details;
  }
}

/** Thrown before anything was executed, so no response is stored under the idempotency key. */
export class ParamError extends ApiError {}

/** 400 for a parameter that is wrong in itself. */
export function badParam(param: string, message: string, code?: string): ParamError {
  return new ParamError(400, { type: "invalid_request_error", message, param, ...(code ? { code } : {}) });
}

/** 400 for a request that is right in itself and does not fit what is there. */
export function refused(message: string, code?: string, param?: string): ApiError {
  const details = { ...(code ? { code } : {}), ...(param ? { param } : {}) };
  return new ApiError(400, { type: "invalid_request_error", message, ...details });
}

/** 404 for an id that names nothing. */
export function missing(what: string, id: string, param: string): ApiError {
  return new ApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param,
  });
}

/** The body of an error response. */
export function errorBody(error: ApiError): { error: ErrorDetails & { doc_url?: string } } {
  const { code } = error.details;
  const docUrl = code ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` } : {};
  return { error: { ...error.details, ...docUrl } };
}
