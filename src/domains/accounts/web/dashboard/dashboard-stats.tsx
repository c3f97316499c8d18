import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Icon } from "#ui/icon.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { useNumbers } from "./use-numbers.ts";

/** Four numbers; one that is loading shows as '...'. */
export function DashboardStats({ favoriteCount }: { favoriteCount: number | undefined }) {
  const { t } = useTranslation("accounts");
  const { orderCount, spentCents, reviewCount, retry } = useNumbers();
  const stats = [
    { label: t("dashboard.totalOrders"), value: orderCount, icon: <Icon name="package" /> },
    {
      label: t("dashboard.totalSpent"),
      value: spentCents === undefined ? undefined : formatUsd(spentCents),
      icon: <Icon name="wallet" />,
    },
    { label: t("dashboard.favorites"), value: favoriteCount, icon: <Icon name="heart" /> },
    {
      label: t("dashboard.reviews"),
      value:
        reviewCount === undefined ? undefined : (
          <Link
            to={`${withQuery(href("/dashboard"), { tab: "orders" })}#reviews`}
            aria-label={`${t("dashboard.reviews")}: ${reviewCount}`}
            className="inline-block min-h-6 min-w-6 underline decoration-2 underline-offset-4"
          >
            {reviewCount}
          </Link>
        ),
      icon: <Icon name="star" />,
    },
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
