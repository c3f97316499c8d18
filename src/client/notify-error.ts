import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { errorTypes } from "#kernel/errors.ts";
import { notify } from "#ui/notify.ts";
import { type ClassifiedError, classifyError } from "./classify-error.ts";

const longestOwnText = 200;

/** The catalogue's title and text for a failure, in the person's language. */
export function describeError(t: TFunction<"errors">, error: unknown): { title: string; text: string } {
  const found = classifyError(error);
  return { title: t(`${found.type}.title`), text: textOf(t, error, found) };
}

/** The code's text, else what the server itself wrote for the person, else the type's text. */
function textOf(t: TFunction<"errors">, error: unknown, { code, type, message }: ClassifiedError): string {
  if (code) return t(code);
  const isFromServer = typeof (error as { status?: unknown } | null)?.status === "number";
  if (isFromServer && message && message.length < longestOwnText) return message;
  return t(`${type}.text`);
}

/** Shows a failure as a destructive toast and logs it as loudly as its severity asks. */
export function useNotifyError(): (error: unknown) => void {
  const { t } = useTranslation("errors");
  return useCallback(
    (error) => {
      logError(error);
      const { title, text } = describeError(t, error);
      notify.destructive(title, text);
    },
    [t],
  );
}

/** Critical and high are errors, medium is a warning, the rest is information. */
export function logError(error: unknown): void {
  const { severity } = errorTypes[classifyError(error).type];
  if (severity === "critical" || severity === "high") console.error(error);
  else if (severity === "medium") console.warn(error);
  else console.info(error);
}
