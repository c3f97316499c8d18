import { isAPIError } from "better-auth/api";
import { AppError, type ErrorCode } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";

/** The library's error codes and ours. */
const codes: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: "INVALID_CREDENTIALS",
  INVALID_PASSWORD: "INVALID_CREDENTIALS",
  EMAIL_NOT_VERIFIED: "EMAIL_NOT_VERIFIED",
  INVALID_OTP: "INVALID_CODE",
  OTP_EXPIRED: "INVALID_CODE",
  OTP_NOT_FOUND: "INVALID_CODE",
  TOO_MANY_ATTEMPTS: "INVALID_CODE",
  IDENTITY_NOT_LINKED: "IDENTITY_NOT_LINKED",
  // The library's code for any account that it refuses to link to an identity.
  OAUTH_LINK_ERROR: "IDENTITY_NOT_LINKED",
  INVALID_TOKEN: "PROVIDER_REFUSED",
  FAILED_TO_GET_USER_INFO: "PROVIDER_REFUSED",
  USER_EMAIL_NOT_FOUND: "PROVIDER_REFUSED",
};

/** Calls the auth library and translates its refusals into our codes; other errors pass unchanged. */
export async function callAuthLibrary<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const code = isAPIError(error) ? codes[String(error.body?.code)] : undefined;
    throw code ? new AppError(code) : error;
  }
}

/** The headers from which the library reads a new session's device. */
export function deviceHeaders({ client }: Pick<Ctx, "client">): Headers {
  const headers = new Headers({ "x-client-ip": client.address });
  if (client.userAgent) headers.set("user-agent", client.userAgent);
  return headers;
}
