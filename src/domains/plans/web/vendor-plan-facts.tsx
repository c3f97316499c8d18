import { BadgeCheck, Package, Percent } from "lucide-react";
import { useTranslation } from "react-i18next";
import { StatCard } from "#ui/stat-card.tsx";
import type { PlanView } from "./plan-card.tsx";

/** The plan's name, commission and limit at a glance. */
export function VendorPlanFacts({ plan }: { plan: PlanView }) {
  const { t } = useTranslation("plans");
  const { t: tVendors } = useTranslation("vendors");
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard
        label={tVendors("dashboard.plan")}
        value={t(`names.${plan.planType}`)}
        icon={<BadgeCheck />}
      />
      <StatCard
        label={tVendors("dashboard.commission")}
        value={`${plan.commissionBasisPoints / 100}%`}
        icon={<Percent />}
      />
      <StatCard
        label={tVendors("dashboard.maxProducts")}
        value={plan.maxProducts < 0 ? tVendors("dashboard.unlimited") : plan.maxProducts}
        icon={<Package />}
      />
    </div>
  );
}
