import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { href, Link, useSearchParams } from "react-router";
import { api } from "#client/api.ts";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import type { VendorAnalytics as Analytics } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { readPeriod } from "../read-params.ts";
import { ExportButton } from "./export-button.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { FigureCharts } from "./figure-charts.tsx";
import { LockedFigures } from "./locked-figures.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { Rankings } from "./rankings.tsx";

/** The figures of a period that the plan includes. */
export function VendorAnalytics() {
  const { t } = useTranslation("analytics");
  const { t: tErrors } = useTranslation("errors");
  const [params] = useSearchParams();
  const input = readPeriod(params);
  const { data, isError, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queries.analytics.getVendorAnalytics.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 className="font-display font-semibold text-heading">{t("analytics.title")}</h2>
          <p aria-live="polite" className="mt-1 text-ink-soft">
            {data && t("analytics.range", { from: formatDate(data.from), to: formatDate(data.to) })}
          </p>
        </div>
        <ExportButton read={() => api.analytics.exportVendorAnalytics(input)} />
      </div>
      <PeriodPicker input={input} />
      {data ? (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={cn("grid grid-cols-1 gap-6 transition-opacity", isPlaceholderData && "opacity-50")}
        >
          <Shown analytics={data} />
        </div>
      ) : isError ? (
        <ErrorState
          title={t("loadFailed")}
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

function Shown({ analytics }: { analytics: Analytics }) {
  const { t } = useTranslation("analytics");
  const vendorId = useSession()?.vendor?.id;
  const { views, orders } = analytics.totals;
  return (
    <>
      <FigureCards analytics={analytics} />
      {views + orders === 0 ? (
        <EmptyState
          headingLevel="h3"
          title={t("analytics.emptyTitle")}
          text={t("analytics.emptyText")}
          action={
            <Button asChild variant="secondary">
              <Link to={withQuery(href("/products"), { vendor: vendorId })}>
                {t("analytics.emptyAction")}
              </Link>
            </Button>
          }
        />
      ) : (
        <>
          <FigureCharts analytics={analytics} />
          <Rankings analytics={analytics} />
        </>
      )}
      <LockedFigures tier={analytics.tier} />
    </>
  );
}
