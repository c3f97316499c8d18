import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { useResendVerification } from "./use-resend-verification.ts";

/** Signing in was refused because the address is not verified: says so and offers a new mail. */
export function UnverifiedNotice({ email, redirectTo }: { email: string; redirectTo: string }) {
  const { t } = useTranslation("auth");
  const { isSending, resend } = useResendVerification(redirectTo);
  return (
    <InlineNotice tone="warning" live title={t("verify.unverifiedTitle")}>
      <p>{t("verify.unverifiedText", { email })}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        loading={isSending}
        loadingLabel={t("verify.resending")}
        onClick={() => void resend(email)}
      >
        {t("verify.resend")}
      </Button>
    </InlineNotice>
  );
}
