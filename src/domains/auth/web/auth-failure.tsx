import { useTranslation } from "react-i18next";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { describeAuthProblem } from "./auth-problem.ts";

/** Stays above the form once the toast is gone. Kept as the error itself, so that it follows the language. */
export function AuthFailure({ error }: { error: unknown }) {
  const { t } = useTranslation(["auth", "errors"]);
  return error ? <InlineNotice tone="danger">{describeAuthProblem(t, error)}</InlineNotice> : null;
}
