import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/** Where the reset mail's link lands: `?token=` to choose a new password, `?error=` when the link is no good. */
export function ResetPassword() {
  const { t } = useTranslation("auth");
  const [params] = useSearchParams();
  const token = params.get("token");
  const [state, setState] = useState<"open" | "done" | "invalid">(
    token && !params.has("error") ? "open" : "invalid",
  );
  if (state === "done") {
    return (
      <div className="grid gap-7">
        <PageHeading title={t("reset.doneTitle")} />
        <InlineNotice tone="success" live>
          {t("reset.doneText")}
        </InlineNotice>
        <Button asChild size="lg">
          <Link to="/auth" replace>
            {t("auth.signInButton")}
          </Link>
        </Button>
      </div>
    );
  }
  if (state === "invalid" || !token) {
    return (
      <div className="grid gap-7">
        <PageHeading title={t("reset.invalidTitle")} lead={t("reset.invalidText")} />
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to="/forgot-password">{t("reset.askAgain")}</Link>
          </Button>
          <Button asChild size="lg" variant="ghost">
            <Link to="/auth">{t("forgot.back")}</Link>
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-7">
      <PageHeading title={t("reset.title")} lead={t("reset.lead")} />
      <ResetPasswordForm
        token={token}
        onDone={() => setState("done")}
        onInvalid={() => setState("invalid")}
      />
    </div>
  );
}
