import { useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** The password is set. The user is signed in, or still needs their second factor. */
export function ResetPasswordDone({ isHalf }: { isHalf: boolean }) {
  const { t } = useTranslation("auth");
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone.
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
          <Link to={isHalf ? href("/auth") : href("/")} replace>
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
          <Link to={href("/forgot-password")}>{t("reset.askAgain")}</Link>
        </Button>
        <Button asChild size="lg" variant="ghost">
          <Link to={href("/auth")}>{t("forgot.back")}</Link>
        </Button>
      </div>
    </div>
  );
}
