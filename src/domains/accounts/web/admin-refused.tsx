import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Shown in the page when a role was revoked a moment ago (R6). */
export function AdminRefused() {
  const { t } = useTranslation("workspace");
  const { t: tAccounts } = useTranslation("accounts");
  return (
    <EmptyState
      headingLevel="h1"
      title={tAccounts("unauthorized.title")}
      text={t("admin.refused")}
      action={
        <Button asChild>
          <Link to={href("/")}>{t("admin.goHome")}</Link>
        </Button>
      }
    />
  );
}
