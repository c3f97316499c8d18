import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";

export function OrderNotFound() {
  const { t } = useTranslation("orders");
  return (
    <EmptyState
      headingLevel="h1"
      illustration={<Illustration name="search" />}
      title={t("detail.notFoundTitle")}
      text={t("detail.notFoundText")}
      action={
        <Button asChild>
          <Link to={href("/orders")}>{t("detail.all")}</Link>
        </Button>
      }
    />
  );
}
