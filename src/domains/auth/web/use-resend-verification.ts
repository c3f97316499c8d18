import { useState } from "react";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { useAuthProblem } from "./auth-problem.ts";

/** Sends the verification mail again; true once sent. */
export function useResendVerification(redirectTo: string) {
  const { t } = useTranslation("auth");
  const sayProblem = useAuthProblem();
  const [isSending, setSending] = useState(false);
  const resend = async (email: string): Promise<boolean> => {
    setSending(true);
    try {
      await api.auth.resendVerification({ type: "signup", email, redirect_to: redirectTo });
      notify.success(t("verify.resent"), { description: t("auth.signedUpText") });
      return true;
    } catch (error) {
      sayProblem(error);
      return false;
    } finally {
      setSending(false);
    }
  };
  return { isSending, resend };
}
