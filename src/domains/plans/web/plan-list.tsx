import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queries } from "#client/queries.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { PlanCard } from "./plan-card.tsx";

/** The four plans side by side; `current` marks the vendor's own. */
export function PlanList({ current }: { current?: string }) {
  const { t } = useTranslation("plans");
  const { data, isError, refetch, isFetching } = useQuery(
    queries.plans.listPlans.queryOptions({ input: {} }),
  );
  if (isError)
    return <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4" aria-busy={!data || undefined}>
      {data
        ? data.items.map((plan) => (
            <PlanCard key={plan.planType} plan={plan} isCurrent={plan.planType === current} />
          ))
        : [1, 2, 3, 4].map((place) => <Skeleton key={place} className="h-96" />)}
    </div>
  );
}
