import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";

export function NoFavorites({ className }: { className?: string }) {
  const { t } = useTranslation("accounts");
  return (
    <EmptyState
      className={className}
      headingLevel="h3"
      illustration={<Illustration name="branch" />}
      title={t("dashboard.noFavorites")}
      text={t("dashboard.noFavoritesText")}
      action={
        <Button asChild variant="secondary">
          <Link to={href("/products")}>{t("dashboard.browseProducts")}</Link>
        </Button>
      }
    />
  );
}
