import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { api } from "#client/api.ts";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { MarketFigures } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { cn } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ExportButton } from "../figures/export-button.tsx";
import { PeriodPicker } from "../figures/period-picker.tsx";
import { readPeriod } from "../read-params.ts";
import { MarketBuyers } from "./market-buyers.tsx";
import { MarketCards } from "./market-cards.tsx";
import { MarketCharts } from "./market-charts.tsx";
import { MarketDeliveries } from "./market-deliveries.tsx";
import { MarketRankings } from "./market-rankings.tsx";
import { MarketSearches } from "./market-searches.tsx";

const isWithoutFigures = ({ views, orders, cancelled, searches }: MarketFigures) =>
  views + orders + cancelled + searches === 0;

/** The whole market's figures of a period, for administrators. */
export function MarketAnalytics() {
  const { t } = useTranslation("analytics");
  const { t: tMarket } = useTranslation("marketFigures");
  const { t: tErrors } = useTranslation("errors");
  const [params] = useSearchParams();
  const input = readPeriod(params);
  const { data, isError, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queries.analytics.getMarketAnalytics.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const isEmpty = data && isWithoutFigures(data.totals);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 className="font-display font-semibold text-heading">{tMarket("title")}</h2>
          <p aria-live="polite" className="mt-1 text-ink-soft">
            {data && t("analytics.range", { from: formatDate(data.from), to: formatDate(data.to) })}
          </p>
          <p className="mt-1 max-w-prose text-ink-soft text-sm">{tMarket("about")}</p>
        </div>
        <ExportButton read={() => api.analytics.exportMarketAnalytics(input)} />
      </div>
      <PeriodPicker input={input} />
      {data ? (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={cn("grid grid-cols-1 gap-6 transition-opacity", isPlaceholderData && "opacity-50")}
        >
          <MarketCards analytics={data} />
          {isEmpty ? (
            <EmptyState headingLevel="h3" title={tMarket("emptyTitle")} text={tMarket("emptyText")} />
          ) : (
            <>
              <MarketCharts analytics={data} />
              <MarketRankings analytics={data} />
              <MarketBuyers analytics={data} />
              <MarketDeliveries analytics={data} />
              <MarketSearches analytics={data} />
            </>
          )}
        </div>
      ) : isError ? (
        <ErrorState
          message={describeError(tErrors, error).text}
          onRetry={() => void refetch()}
          retrying={isFetching}
          headingLevel="h3"
        />
      ) : (
        <div aria-busy="true" className="grid gap-6">
          <Skeleton className="h-32" />
          <Skeleton className="h-80" />
        </div>
      )}
    </div>
  );
}
