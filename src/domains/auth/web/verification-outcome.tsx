import { useTranslation } from "#i18n/use-translation.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { EmailForm } from "./email-form.tsx";
import { useResendVerification } from "./use-resend-verification.ts";

/** The result of the mail's link: verified, or expired with a button for a new one. */
export function VerificationOutcome(props: { isVerified: boolean; redirectTo: string }) {
  const { t } = useTranslation("auth");
  const { resend } = useResendVerification(props.redirectTo);
  if (props.isVerified) {
    return (
      <InlineNotice tone="success" title={t("verify.doneTitle")}>
        {t("verify.doneText")}
      </InlineNotice>
    );
  }
  return (
    <div className="grid gap-5 rounded-leaf border border-line bg-surface p-5">
      <InlineNotice tone="warning" title={t("verify.failedTitle")}>
        {t("verify.failedText")}
      </InlineNotice>
      <EmailForm
        button={t("verify.resend")}
        loading={t("verify.resending")}
        onEmail={async (email) => void (await resend(email))}
      />
    </div>
  );
}
