import type { MarketAnalytics } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { Chart } from "#ui/chart.tsx";
import { formatShortCount, formatShortUsd, pointNames } from "../formats.ts";

/** The market's revenue over time, and how looking turns into buying. */
export function MarketCharts({ analytics: { unit, points, totals } }: { analytics: MarketAnalytics }) {
  const { t } = useTranslation("analytics");
  const best = points.reduce((most, point) => (point.revenueCents > most.revenueCents ? point : most));
  const words = {
    unit: t(`analytics.units.${unit}`),
    views: formatCount(totals.views),
    carts: formatCount(totals.cartAdds),
    orders: formatCount(totals.orders),
  };
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <Card>
        <CardTitle as="h3">{t("analytics.revenueTitle")}</CardTitle>
        <Chart
          className="mt-1"
          label={t("analytics.revenueLabel", words)}
          summary={
            totals.orders === 0
              ? t("sales.none")
              : t("sales.summary", {
                  count: totals.orders,
                  total: formatUsd(totals.revenueCents),
                  best: pointNames(t, unit, best.start).name,
                  amount: formatUsd(best.revenueCents),
                })
          }
          pointLabel={t(`point.${unit}`)}
          series={[{ key: "revenueCents", label: t("analytics.revenue"), look: "bar", tone: "cherry" }]}
          points={points.map(({ start, revenueCents }) => ({
            ...pointNames(t, unit, start),
            values: { revenueCents },
          }))}
          format={formatUsd}
          formatShort={formatShortUsd}
        />
      </Card>
      <Card>
        <CardTitle as="h3">{t("analytics.interestTitle")}</CardTitle>
        <Chart
          className="mt-1"
          label={t("analytics.interestLabel", words)}
          summary={t("analytics.interest", words)}
          pointLabel={t(`point.${unit}`)}
          series={[
            { key: "views", label: t("analytics.views"), look: "line", tone: "leaf" },
            { key: "cartAdds", label: t("analytics.cartAdds"), look: "dashed", tone: "ink" },
            { key: "orders", label: t("analytics.orders"), look: "dotted", tone: "cherry" },
          ]}
          points={points.map(({ start, views, cartAdds, orders }) => ({
            ...pointNames(t, unit, start),
            values: { views, cartAdds, orders },
          }))}
          format={formatCount}
          formatShort={formatShortCount}
        />
      </Card>
    </div>
  );
}
