import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** The password is set. The person is signed in, or still has their second factor to show. */
export function ResetPasswordDone({ isHalf }: { isHalf: boolean }) {
  const { t } = useTranslation("auth");
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has gone from under the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-7">
      <PageHeading
        ref={heading}
        title={t("reset.doneTitle")}
        lead={t(isHalf ? "reset.halfDoneText" : "reset.doneText")}
      />
      <div>
        <Button asChild size="lg">
          <Link to={isHalf ? "/auth" : "/"} replace>
            {t(isHalf ? "reset.toSecondStep" : "reset.toMarket")}
          </Link>
        </Button>
      </div>
    </div>
  );
}

export function ResetPasswordInvalid() {
  const { t } = useTranslation("auth");
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
