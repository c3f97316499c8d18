import { ORPCError } from "@orpc/client";
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { type ErrorCode, errorCodes } from "#kernel/errors.ts";
import type { PasswordReason } from "#kernel/procedure.ts";
import { notify } from "#ui/notify.ts";
import type { FieldProblem } from "./field-rules.ts";

type Words = TFunction<["auth", "errors"]>;
/** `MISSING_VALUE` is the browser's own and says what is missing; no server returns it. */
type AnsweredCode = Exclude<ErrorCode, "MISSING_VALUE">;

/** Whether the auth service refused a call with this code. */
export function isRefusal(error: unknown, code: AnsweredCode): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && error.code === code;
}

/** The field's message if the password is too easy to guess; null for any other failure. */
export function weaknessOf(error: unknown): FieldProblem | null {
  if (!isRefusal(error, "WEAK_PASSWORD")) return null;
  const { reasons } = error.data as { reasons: PasswordReason[] };
  return `weak.${reasons[0] ?? "common"}`;
}

/** The message of a failed call: the service's own if it refused, else the catalogue's. */
export function describeAuthProblem(t: Words, error: unknown): string {
  if (!(error instanceof ORPCError)) return t("auth:auth.offline");
  if (isRefusal(error, "TOO_MANY_REQUESTS")) {
    const { retryAfterSeconds } = error.data as { retryAfterSeconds: number };
    return t("auth:auth.tooMany", { count: retryAfterSeconds });
  }
  const isKnown = error.code in errorCodes;
  return isKnown ? t(`errors:${error.code as AnsweredCode}`) : t("auth:auth.failed");
}

/** Shows a failed call as the toast 'Error'. */
export function useAuthProblem(): (error: unknown) => void {
  const { t } = useTranslation(["auth", "errors"]);
  return useCallback(
    (error) => void notify.destructive(t("auth:auth.errorTitle"), describeAuthProblem(t, error)),
    [t],
  );
}
