import { useState } from "react";
import { href, Link } from "react-router";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { useAuthProblem } from "./auth-problem.ts";
import { CheckYourMail } from "./check-your-mail.tsx";
import { EmailForm } from "./email-form.tsx";

/** Requests a reset link. The response never reveals whether the address has an account. */
export function ForgotPassword() {
  const { t } = useTranslation("auth");
  const sayProblem = useAuthProblem();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = async (email: string) => {
    try {
      await api.auth.requestRecovery({ email, redirect_to: href("/reset-password") });
      setSentTo(email);
    } catch (error) {
      sayProblem(error);
    }
  };
  return (
    <div className="grid gap-7">
      <PageHeading title={t("forgot.title")} lead={t("forgot.lead")} />
      {sentTo ? (
        <CheckYourMail title={t("forgot.sentTitle")} text={t("forgot.sentText", { email: sentTo })}>
          <Button variant="secondary" className="mt-6" onClick={() => setSentTo(null)}>
            {t("forgot.again")}
          </Button>
        </CheckYourMail>
      ) : (
        <EmailForm button={t("forgot.button")} loading={t("forgot.sending")} onEmail={request} />
      )}
      <p>
        <Button asChild variant="link">
          <Link to={href("/auth")}>
            <Icon name="arrow-left" />
            {t("forgot.back")}
          </Link>
        </Button>
      </p>
    </div>
  );
}
