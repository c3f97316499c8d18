import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Shown in the page when a role that was known a moment ago is gone (decision 6). */
export function AdminRefused() {
  const { t } = useTranslation("accounts");
  return (
    <EmptyState
      headingLevel="h1"
      title={t("unauthorized.title")}
      text={t("admin.refused")}
      action={
        <Button asChild>
          <Link to="/">{t("admin.goHome")}</Link>
        </Button>
      }
    />
  );
}
