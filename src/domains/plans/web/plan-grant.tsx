import { useQuery } from "@tanstack/react-query";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { PlanGrantDialog } from "./plan-grant-dialog.tsx";
import { usePlanGrant } from "./use-plan-grant.ts";

/** For an administrator: the plan that a vendor was given until a day, and a button to give one. */
export function PlanGrant({ vendorId, planType }: { vendorId: string; planType: string }) {
  const { t } = useTranslation("planGrants");
  const { t: tPlans } = useTranslation("plans");
  const { data } = useQuery(queries.plans.getPlanGrant.queryOptions({ input: { vendorId } }));
  const { end, isBusy } = usePlanGrant();
  const grant = data?.grant;
  const nameOf = (plan: string) => tPlans(`names.${plan}` as "names.basic");
  return (
    <section aria-labelledby="plan-grant" className="grid grid-cols-1 gap-3 border-line border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="plan-grant" className="font-semibold">
          {t("title")}
        </h3>
        {planType !== "enterprise" && (
          <AdminMay permission="money.manage">
            <div className="flex flex-wrap gap-2">
              {grant && (
                <Button size="sm" variant="ghost" loading={isBusy} onClick={() => void end(vendorId)}>
                  {t("end")}
                </Button>
              )}
              <PlanGrantDialog vendorId={vendorId} />
            </div>
          </AdminMay>
        )}
      </div>
      {!data && <SkeletonText lines={1} />}
      {grant === null && <p className="text-ink-soft">{t("none", { plan: nameOf(planType) })}</p>}
      {grant && (
        <p className="wrap-anywhere text-ink-soft">
          {t("holds", {
            plan: nameOf(grant.planType),
            date: formatDate(grant.until),
            reason: grant.reason,
          })}
        </p>
      )}
    </section>
  );
}
