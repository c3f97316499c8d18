import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";

export function NoOrders({ headingLevel }: { headingLevel?: "h2" | "h3" }) {
  const { t } = useTranslation("orders");
  return (
    <EmptyState
      headingLevel={headingLevel}
      illustration={<Illustration name="sack" />}
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <Button asChild>
          <Link to="/products">{t("startShopping")}</Link>
        </Button>
      }
    />
  );
}
