import { randomUUID } from "node:crypto";
import { ORPCError } from "@orpc/server";
import { translator } from "#i18n/translator.ts";
import { type ErrorCode, errorCodes } from "#kernel/errors.ts";
import { isUnavailable } from "#platform/db/is-unavailable.ts";
import type { RequestCtx } from "#platform/rpc/context.ts";
import { unavailableError } from "./unavailable.ts";

/**
 * Converts anything a procedure throws into what a caller may see: a translated, safe text, since the client shows
 * any text under 200 characters. What fails for want of the database is a 503. Errors that the contract does not declare
 * become a 500 with a reference id, and are logged.
 */
export function toPublicError(
  error: unknown,
  ctx: Pick<RequestCtx, "language" | "log" | "requestId">,
): ORPCError<string, unknown> {
  const t = translator(ctx.language);
  if (error instanceof ORPCError && error.code === "BAD_REQUEST") {
    const issues = issuesOf(error);
    return new ORPCError("BAD_REQUEST", {
      defined: true,
      status: 400,
      message: t("errors:BAD_REQUEST"),
      data: { issues },
    });
  }
  if (error instanceof ORPCError && isKnown(error.code)) {
    const { code, data } = error;
    return new ORPCError(code, {
      defined: true,
      status: errorCodes[code].status,
      message: t(`errors:${code}`),
      data,
    });
  }
  if (isUnavailable(error)) {
    ctx.log.warn({ reason: reasonOf(error), requestId: ctx.requestId }, "database unavailable");
    return unavailableError(ctx.language);
  }
  const reference = randomUUID().slice(0, 8);
  ctx.log.error({ err: error, reference, requestId: ctx.requestId }, "procedure failed");
  return new ORPCError("INTERNAL_SERVER_ERROR", {
    status: 500,
    message: `${t("errors:unknown.text")} (${reference})`,
    data: { reference },
  });
}

/** Of a failed statement the cause: its own message lists its values. */
const reasonOf = (error: unknown) => String((error as { cause?: unknown }).cause ?? error);

function isKnown(code: string): code is ErrorCode {
  return code in errorCodes;
}

type Issue = { path?: readonly unknown[]; message: string };

function issuesOf({ data }: ORPCError<string, unknown>): { path: string; message: string }[] {
  const issues = (data as { issues?: Issue[] } | undefined)?.issues ?? [];
  return issues.slice(0, 50).map(({ path, message }) => ({
    path: Array.isArray(path)
      ? path.map((step) => (typeof step === "object" ? (step as { key: unknown }).key : step)).join(".")
      : String(path ?? ""),
    message: message.slice(0, 200),
  }));
}
