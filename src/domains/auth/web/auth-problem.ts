import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#ui/notify.ts";
import { AuthFailure } from "./auth-calls.ts";
import type { FieldProblem } from "./field-rules.ts";

const longestOwnText = 200;

/** The field's message where the service refused the password itself; null for any other failure. */
export function passwordProblemOf(error: unknown): FieldProblem | null {
  if (!(error instanceof AuthFailure)) return null;
  if (error.code === "PASSWORD_TOO_SHORT") return "passwordShort";
  if (error.code === "PASSWORD_TOO_LONG") return "passwordLong";
  return /WEAK|COMMON|COMPROMISED|PWNED/.test(error.code) ? "passwordWeak" : null;
}

/** Words for a failed call, and the toast 'Error' that says them. Gives the words back for the form to keep. */
export function useAuthProblem(): (error: unknown) => string {
  const { t } = useTranslation("auth");
  return useCallback(
    (error) => {
      const text = describe();
      notify.destructive(t("auth.errorTitle"), text);
      return text;

      function describe(): string {
        if (!(error instanceof AuthFailure)) return t("auth.offline");
        const { code, status, retryAfterSeconds, message } = error;
        if (code === "INVALID_EMAIL_OR_PASSWORD") return t("auth.wrongCredentials");
        if (code === "BANNED_USER") return t("auth.banned");
        if (code === "INVALID_EMAIL") return t("problems.email");
        if (code === "INVALID_TOKEN") return t("reset.invalidTitle");
        if (status === 429) return t("auth.tooMany", { count: retryAfterSeconds ?? 60 });
        if (status >= 500 || !message || message.length >= longestOwnText) return t("auth.failed");
        return message;
      }
    },
    [t],
  );
}
