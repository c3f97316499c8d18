import { Link } from "react-router";
import { useSession } from "#client/session.tsx";
import { dashboardChoice } from "#domains/accounts/web/dashboard-choice.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** The user's dashboard; an enterprise vendor's has a crown. */
export function DashboardButton({ className }: { className?: string }) {
  const { t } = useTranslation();
  const choice = dashboardChoice(useSession());
  if (!choice) return null;
  return (
    <Button asChild variant="secondary" size="sm" className={className}>
      <Link to={choice.to}>
        <Icon name="layout-dashboard" />
        {t(`account.${choice.label}`)}
        {choice.isEnterprise && (
          <Badge tone="yellow">
            <Icon name="crown" />
            {t("account.enterprise")}
          </Badge>
        )}
      </Link>
    </Button>
  );
}
