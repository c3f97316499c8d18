import { Heart, Package, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatUsd } from "#kernel/money.ts";
import { StatCard } from "#ui/stat-card.tsx";

/** A number that is not there yet shows as '...'. */
type DashboardStatsProps = {
  orderCount: number | undefined;
  spentCents: number | undefined;
  favoriteCount: number | undefined;
};

export function DashboardStats(props: DashboardStatsProps) {
  const { t } = useTranslation("accounts");
  const stats = [
    { label: t("dashboard.totalOrders"), value: props.orderCount, icon: <Package /> },
    {
      label: t("dashboard.totalSpent"),
      value: props.spentCents === undefined ? undefined : formatUsd(props.spentCents),
      icon: <Wallet />,
    },
    { label: t("dashboard.favorites"), value: props.favoriteCount, icon: <Heart /> },
  ];
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 max-sm:[&>:last-child]:col-span-2">
      {stats.map(({ label, value, icon }) => (
        <StatCard key={label} label={label} value={value} icon={icon} loading={value === undefined} />
      ))}
    </div>
  );
}
