import { planLife } from "#domains/plans/plan-life.ts";
import type { PlanType } from "#domains/plans/plan-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { PlanAction } from "./plan-action.tsx";
import { PlanList } from "./plan-list.tsx";
import { PlanStatusCard } from "./plan-status.tsx";
import { PlanStatusNotice } from "./status-notice.tsx";
import { useSubscription } from "./use-subscription.ts";

/** A vendor's own plan: status, plans to choose from, invoices. */
export function SubscriptionPanel() {
  const { t } = useTranslation("plans");
  const { data: view, isError, isFetching, refetch } = useSubscription();
  if (isError && !view)
    return <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!view) return <Skeleton className="h-72" />;
  const noteFor = (planType: PlanType) =>
    planType === view.nextPlanType && view.changesAt ? (
      <Badge tone="blue">{t("from", { date: formatDate(view.changesAt) })}</Badge>
    ) : null;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-5">
        <PlanStatusNotice view={view} />
        <PlanStatusCard view={view} />
      </div>
      <section aria-labelledby="plans">
        <h2 id="plans" className="mb-5 font-display font-semibold text-heading">
          {t(planLife[view.state].may.subscribe ? "chooseTitle" : "changeTitle")}
        </h2>
        <PlanList
          current={view.planType}
          noteFor={noteFor}
          actionFor={(planType) => <PlanAction view={view} planType={planType} />}
        />
      </section>
      {view.isBilled && <InvoiceList />}
    </div>
  );
}
