import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export default function EmptyCheckout() {
  const { t } = useTranslation("checkout");
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <Button asChild>
          <Link to={href("/products")}>{t("browse")}</Link>
        </Button>
      }
    />
  );
}
