import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

/**
 * Explains to an administrator without a second factor what it is for; one who was heading for the dashboard continues
 * there afterwards.
 */
export function AdminNotice({ isOnTheWay, isRaised }: { isOnTheWay: boolean; isRaised: boolean }) {
  const { t } = useTranslation("secondFactor");
  if (!isRaised) {
    return (
      <InlineNotice tone="warning" title={t("admin.title")}>
        {t("admin.text")}
      </InlineNotice>
    );
  }
  if (!isOnTheWay) return null;
  return (
    <InlineNotice
      tone="success"
      live
      title={t("admin.readyTitle")}
      action={
        <Button asChild size="sm">
          <Link to={href("/admin")}>
            {t("admin.open")}
            <Icon name="arrow-right" />
          </Link>
        </Button>
      }
    >
      {t("admin.readyText")}
    </InlineNotice>
  );
}
