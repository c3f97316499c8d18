import { Heart, Package, Star, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatUsd } from "#kernel/money.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { useNumbers } from "./use-numbers.ts";

/** Four numbers; one that is not there yet shows as '...'. */
export function DashboardStats({ favoriteCount }: { favoriteCount: number | undefined }) {
  const { t } = useTranslation("accounts");
  const { orderCount, spentCents, reviewCount, retry } = useNumbers();
  const stats = [
    { label: t("dashboard.totalOrders"), value: orderCount, icon: <Package /> },
    {
      label: t("dashboard.totalSpent"),
      value: spentCents === undefined ? undefined : formatUsd(spentCents),
      icon: <Wallet />,
    },
    { label: t("dashboard.favorites"), value: favoriteCount, icon: <Heart /> },
    { label: t("dashboard.reviews"), value: reviewCount, icon: <Star /> },
  ];
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {stats.map(({ label, value, icon }) => (
          <StatCard key={label} label={label} value={value} icon={icon} loading={value === undefined} />
        ))}
      </div>
      <InlineRetry {...retry} />
    </div>
  );
}
