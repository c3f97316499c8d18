import { useQuery } from "@tanstack/react-query";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { LatestParcels } from "./latest-parcels.tsx";
import { OverviewFigures } from "./overview-figures.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { SalesChart } from "./sales-chart.tsx";
import { ToDo } from "./to-do.tsx";

/** The vendor's first tab: sales, tasks, state of the shop. */
export function VendorOverview() {
  const { t } = useTranslation("analytics");
  const { t: tErrors } = useTranslation("errors");
  const { data, isError, error, refetch, isFetching } = useQuery(
    queries.analytics.getVendorOverview.queryOptions({ input: {} }),
  );
  if (isError && !data)
    return (
      <ErrorState
        title={t("loadFailed")}
        message={describeError(tErrors, error).text}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-6">
        <Skeleton className="h-96" />
        <Skeleton className="h-32" />
      </div>
    );
  const isNew = data.products.total === 0 && data.orderCount === 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      {isNew && <FirstSteps canBePaidOut={data.canBePaidOut} />}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <SalesChart totalCents={data.totalSalesCents} orderCount={data.orderCount} />
        <ToDo overview={data} />
      </div>
      <OverviewFigures overview={data} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <LatestParcels parcels={data.latestParcels} />
        <PlanFacts plan={data.plan} />
      </div>
    </div>
  );
}
