import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";

type NoOrdersProps = { headingLevel?: "h2" | "h3"; className?: string };

export function NoOrders({ headingLevel, className }: NoOrdersProps) {
  const { t } = useTranslation("orders");
  return (
    <EmptyState
      headingLevel={headingLevel}
      className={className}
      illustration={<Illustration name="sack" />}
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <Button asChild>
          <Link to={href("/products")}>{t("startShopping")}</Link>
        </Button>
      }
    />
  );
}
