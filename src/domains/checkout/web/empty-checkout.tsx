import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function EmptyCheckout() {
  const { t } = useTranslation("checkout");
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <Button asChild>
          <Link to="/products">{t("browse")}</Link>
        </Button>
      }
    />
  );
}
