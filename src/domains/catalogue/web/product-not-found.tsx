import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function ProductNotFound() {
  const { t } = useTranslation("catalogue");
  return (
    <EmptyState
      headingLevel="h1"
      className="py-20"
      title={t("product.notFound")}
      text={t("product.notFoundText")}
      action={
        <Button asChild>
          <Link to="/products">{t("product.browse")}</Link>
        </Button>
      }
    />
  );
}
