import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { salesUnits } from "#domains/analytics/periods.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { Chart } from "#ui/chart.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ChoiceLinks } from "../choice-links.tsx";
import { formatShortUsd, pointNames } from "../formats.ts";
import { readSalesUnit } from "../read-params.ts";

/** Total sales, and a chart over time. */
export function SalesChart({ totalCents, orderCount }: { totalCents: number; orderCount: number }) {
  const { t } = useTranslation("analytics");
  const [params] = useSearchParams();
  const unit = readSalesUnit(params);
  const { data, isError, refetch, isFetching } = useQuery({
    ...queries.analytics.listVendorSales.queryOptions({ input: { unit } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card>
      <p className="text-ink-soft">{t("overview.totalSales")}</p>
      <p className="figures mt-1 font-display font-semibold text-title leading-none">
        {formatUsd(totalCents)}
      </p>
      <p className="mt-2 text-ink-soft text-sm">{t("overview.totalSalesNote", { count: orderCount })}</p>
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>{t("sales.title")}</CardTitle>
        <ChoiceLinks
          label={t("sales.by")}
          chosen={unit}
          choices={salesUnits.map((name) => ({
            name,
            label: t(`sales.${name}`),
            to: name === "day" ? "?" : `?sales=${name}`,
          }))}
        />
      </div>
      <InlineRetry
        isShown={isError}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        className="mb-3"
      />
      {data ? <Drawing {...data} /> : <Skeleton className="h-64" />}
    </Card>
  );
}

type Sales = {
  unit: (typeof salesUnits)[number];
  points: { start: string; orders: number; revenueCents: number }[];
};

function Drawing({ unit, points }: Sales) {
  const { t } = useTranslation("analytics");
  const orders = points.reduce((sum, point) => sum + point.orders, 0);
  const total = points.reduce((sum, point) => sum + point.revenueCents, 0);
  const best = points.reduce((most, point) => (point.revenueCents > most.revenueCents ? point : most));
  const summary =
    orders === 0
      ? t("sales.none")
      : t("sales.summary", {
          count: orders,
          total: formatUsd(total),
          best: pointNames(t, unit, best.start).name,
          amount: formatUsd(best.revenueCents),
        });
  return (
    <Chart
      label={t(`sales.label.${unit}`)}
      summary={summary}
      pointLabel={t(`point.${unit}`)}
      series={[{ key: "revenueCents", label: t("sales.series"), look: "bar", tone: "cherry" }]}
      points={points.map(({ start, revenueCents }) => ({
        ...pointNames(t, unit, start),
        values: { revenueCents },
      }))}
      format={formatUsd}
      formatShort={formatShortUsd}
    />
  );
}
