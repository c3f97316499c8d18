import { Link, type To } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CheckYourMail } from "./check-your-mail.tsx";
import { useResendVerification } from "./use-resend-verification.ts";

type SignedUpPanelProps = {
  email: string;
  redirectTo: string;
  signInTo: To;
  onOtherEmail: () => void;
};

/** Replaces the sign-up form until the mail's link is opened. */
export function SignedUpPanel({ email, redirectTo, signInTo, onOtherEmail }: SignedUpPanelProps) {
  const { t } = useTranslation("auth");
  const { isSending, resend } = useResendVerification(redirectTo);
  return (
    <CheckYourMail title={t("verify.sentTitle")} text={t("verify.sentText", { email })}>
      <p className="mt-3 text-ink-soft text-sm">{t("verify.sentSpam")}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button asChild>
          <Link to={signInTo} replace>
            {t("verify.toSignIn")}
          </Link>
        </Button>
        <Button
          variant="secondary"
          loading={isSending}
          loadingLabel={t("verify.resending")}
          onClick={() => void resend(email)}
        >
          {t("verify.resend")}
        </Button>
        <Button variant="link" onClick={onOtherEmail}>
          {t("verify.otherEmail")}
        </Button>
      </div>
    </CheckYourMail>
  );
}
