import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** An administrator without a second factor is told what for; one who came for the dashboard is led on once it is shown. */
export function AdminNotice({ isOnTheWay, isRaised }: { isOnTheWay: boolean; isRaised: boolean }) {
  const { t } = useTranslation("auth");
  if (!isRaised) {
    return (
      <InlineNotice tone="warning" title={t("security.admin.title")}>
        {t("security.admin.text")}
      </InlineNotice>
    );
  }
  if (!isOnTheWay) return null;
  return (
    <InlineNotice
      tone="success"
      live
      title={t("security.admin.readyTitle")}
      action={
        <Button asChild size="sm">
          <Link to="/admin">
            {t("security.admin.open")}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      }
    >
      {t("security.admin.readyText")}
    </InlineNotice>
  );
}
