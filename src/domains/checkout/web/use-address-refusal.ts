import { useEffect, useRef } from "react";
import { classifyError } from "#client/classify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { readAddressIssues } from "./address-issues.ts";
import { problemOfIssue } from "./address-rules.ts";
import type { AddressForm } from "./use-address-form.ts";

/** Shows what the server says of an address at its fields. `error`: of the quote. `refusal`: its code. */
export function useAddressRefusal(form: AddressForm["form"], error: unknown) {
  const { t } = useTranslation("checkout");
  const showIssues = (refused: unknown) => {
    const issues = readAddressIssues(refused);
    for (const [index, { field, message }] of issues.entries())
      form.setError(field, { message: problemOfIssue(field, message) }, { shouldFocus: index === 0 });
    if (issues.length > 0) notify.destructive(t("errorTitle"), t("fixAddress", { count: issues.length }));
    else notify.destructive(t("errorTitle"), t("errorText"));
  };
  // A quote requested while typing fails quietly, at the field, without moving the focus.
  const shown = useRef<unknown>(null);
  const refusal = error ? classifyError(error).code : null;
  useEffect(() => {
    if (!error || refusal !== "INVALID_ADDRESS" || shown.current === error) return;
    shown.current = error;
    for (const { field, message } of readAddressIssues(error))
      form.setError(field, { message: problemOfIssue(field, message) });
  }, [error, refusal, form]);
  return { showIssues, refusal };
}
