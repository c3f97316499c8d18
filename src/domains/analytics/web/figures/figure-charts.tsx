import type { VendorAnalytics } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { Chart } from "#ui/chart.tsx";
import type { ChartSeries } from "#ui/chart-looks.ts";
import { formatShortCount, formatShortUsd, pointNames } from "../formats.ts";

/** The period's charts: revenue, and conversion of views. */
export function FigureCharts({ analytics }: { analytics: VendorAnalytics }) {
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <RevenueChart analytics={analytics} />
      <InterestChart analytics={analytics} />
    </div>
  );
}

function RevenueChart({ analytics: { unit, points, totals } }: { analytics: VendorAnalytics }) {
  const { t } = useTranslation("analytics");
  const best = points.reduce((most, point) => (point.revenueCents > most.revenueCents ? point : most));
  return (
    <Card>
      <CardTitle as="h3">{t("analytics.revenueTitle")}</CardTitle>
      <Chart
        className="mt-1"
        label={t("analytics.revenueLabel", { unit: t(`analytics.units.${unit}`) })}
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
  );
}

function InterestChart({ analytics: { tier, unit, points, totals } }: { analytics: VendorAnalytics }) {
  const { t } = useTranslation("analytics");
  const isBasic = tier === "basic";
  const series: ChartSeries<"views" | "cartAdds" | "orders">[] = [
    { key: "views", label: t("analytics.views"), look: "line", tone: "leaf" },
    { key: "cartAdds", label: t("analytics.cartAdds"), look: "dashed", tone: "ink" },
    { key: "orders", label: t("analytics.orders"), look: "dotted", tone: "cherry" },
  ];
  const words = {
    unit: t(`analytics.units.${unit}`),
    views: formatCount(totals.views),
    carts: formatCount(totals.cartAdds ?? 0),
    orders: formatCount(totals.orders),
  };
  return (
    <Card>
      <CardTitle as="h3">{t("analytics.interestTitle")}</CardTitle>
      <Chart
        className="mt-1"
        label={t(isBasic ? "analytics.interestLabelBasic" : "analytics.interestLabel", words)}
        summary={t(isBasic ? "analytics.interestBasic" : "analytics.interest", words)}
        pointLabel={t(`point.${unit}`)}
        series={series.filter(({ key }) => !isBasic || key !== "cartAdds")}
        points={points.map(({ start, views, cartAdds, orders }) => ({
          ...pointNames(t, unit, start),
          values: { views, cartAdds: cartAdds ?? 0, orders },
        }))}
        format={formatCount}
        formatShort={formatShortCount}
      />
    </Card>
  );
}
