import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queries } from "#client/queries.ts";
import type { PlanType } from "#domains/plans/plan-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { PlanCard } from "./plan-card.tsx";

type Extra = (planType: PlanType) => ReactNode;
type Props = { current?: PlanType | null; noteFor?: Extra; actionFor?: Extra };

/** The four plans side by side; `current` marks the vendor's own. */
export function PlanList({ current, noteFor, actionFor }: Props) {
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
            <PlanCard
              key={plan.planType}
              plan={plan}
              isCurrent={plan.planType === current}
              note={noteFor?.(plan.planType)}
              action={actionFor?.(plan.planType)}
            />
          ))
        : [1, 2, 3, 4].map((place) => <Skeleton key={place} className="h-96" />)}
    </div>
  );
}
