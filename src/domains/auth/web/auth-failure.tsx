import { useEffect } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { describeAuthProblem } from "./auth-problem.ts";

const id = "auth-failure";

/**
 * The toast 'Error', once: it stays until the form is sent again or left, and follows the language. Takes the error
 * itself, or null.
 */
export function AuthFailure({ error }: { error: unknown }) {
  const { t } = useTranslation(["auth", "errors"]);
  useEffect(() => {
    if (!error) return;
    const options = { id, duration: Number.POSITIVE_INFINITY };
    notify.destructive(t("auth:auth.errorTitle"), describeAuthProblem(t, error), options);
  }, [error, t]);
  useEffect(() => (error ? () => notify.dismiss(id) : undefined), [error]);
  return null;
}
