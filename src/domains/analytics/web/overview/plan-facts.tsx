import { href, Link } from "react-router";
import type { VendorOverview } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#ui/card.tsx";
import { FactsTable } from "#ui/facts-table.tsx";

/** The shop's plan and its cost. */
export function PlanFacts({ plan }: { plan: VendorOverview["plan"] }) {
  const { t } = useTranslation("analytics");
  const { t: tPlans } = useTranslation("plans");
  const { planType, expiresAt, isRenewed, monthlyFeeCents, commissionBasisPoints } = plan;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("overview.planTitle")}</CardTitle>
      </CardHeader>
      <FactsTable
        align="end"
        facts={[
          {
            label: t("overview.plan"),
            value: planType ? tPlans(`names.${planType}`) : t("overview.noPlan"),
          },
          {
            label: t(isRenewed ? "overview.renews" : "overview.expiry"),
            value: expiresAt ? formatDate(expiresAt) : t("overview.noExpiry"),
          },
          {
            label: t("overview.fee"),
            value: monthlyFeeCents === null ? t("overview.feeCustom") : formatUsd(monthlyFeeCents),
          },
          {
            label: t("overview.commission"),
            value: commissionBasisPoints === null ? "–" : `${commissionBasisPoints / 100}%`,
          },
        ]}
      />
      <Button asChild variant="link" className="mt-4 self-start">
        <Link to={href("/vendor-subscription")}>{t("overview.toPlans")}</Link>
      </Button>
    </Card>
  );
}
