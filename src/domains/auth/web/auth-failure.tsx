import { useTranslation } from "#i18n/use-translation.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { describeAuthProblem } from "./auth-problem.ts";

/** Stays above the form after the toast is gone. Stored as the error itself, so that it follows the language. */
export function AuthFailure({ error }: { error: unknown }) {
  const { t } = useTranslation(["auth", "errors"]);
  return error ? <InlineNotice tone="danger">{describeAuthProblem(t, error)}</InlineNotice> : null;
}
