import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import type { RequiredItem } from "#kernel/require-value.ts";
import { notify } from "#ui/notify.ts";
import { type ClassifiedError, classifyError, recordOf } from "./classify-error.ts";

/** The catalogue's title and text for a failure, in the user's language. */
export function describeError(t: TFunction<"errors">, error: unknown): { title: string; text: string } {
  const found = classifyError(error);
  return { title: t(`${found.type}.title`), text: textOf(t, found) };
}

/** The server's own text for the user, else the code's text, else the type's. */
function textOf(t: TFunction<"errors">, found: ClassifiedError): string {
  const { userMessage, code, status, type } = found;
  if (userMessage) return userMessage;
  if (code === "MISSING_VALUE") return t(code, { item: t(`items.${missingItem(found)}`) });
  if (code === "ORDER_LIMIT") return t(code, { bound: orderBound(t, found) });
  if (code) return t(code);
  return type === "unknown" && (status ?? 0) >= 500 ? t("serverError") : t(`${type}.text`);
}

const missingItem = ({ details }: ClassifiedError) => (details.extras as { item: RequiredItem }).item;

/** Which bound of an order was exceeded, with its number. */
function orderBound(t: TFunction<"errors">, { details }: ClassifiedError): string {
  const { limit, most } = details.extras as { limit: "lines" | "units" | "total"; most: number };
  return t(`orderBounds.${limit}`, { most: limit === "total" ? formatUsd(most) : most });
}

/** Shows a failure as a destructive toast and logs it at its severity. */
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

const loudness = { critical: "error", high: "error", medium: "warn", low: "info" } as const;

/** Critical and high are errors, medium is a warning, the rest is information. */
export function logError(error: unknown): void {
  const record = recordOf(error);
  console[loudness[record.severity]](error, record);
}
