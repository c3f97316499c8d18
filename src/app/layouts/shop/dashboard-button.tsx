import { Crown, LayoutDashboard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSession } from "#client/session.tsx";
import { dashboardChoice } from "#domains/accounts/web/dashboard-choice.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";

/** The one dashboard that fits the person; an enterprise vendor's wears a crown. */
export function DashboardButton({ className }: { className?: string }) {
  const { t } = useTranslation();
  const choice = dashboardChoice(useSession());
  if (!choice) return null;
  return (
    <Button asChild variant="secondary" size="sm" className={className}>
      <Link to={choice.to}>
        <LayoutDashboard aria-hidden="true" />
        {t(`account.${choice.label}`)}
        {choice.isEnterprise && (
          <Badge tone="yellow">
            <Crown aria-hidden="true" />
            {t("account.enterprise")}
          </Badge>
        )}
      </Link>
    </Button>
  );
}
