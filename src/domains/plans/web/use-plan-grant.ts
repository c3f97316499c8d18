import { useState } from "react";
import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import type { GrantablePlan } from "#domains/plans/plan-grants.ts";
import { useTranslation } from "#i18n/use-translation.ts";

type Grant = { vendorId: string; planType: GrantablePlan; until: string; reason: string };

/** Gives a vendor a plan until a moment, or ends it; true if done. */
export function usePlanGrant() {
  const { t } = useTranslation("planGrants");
  const { t: tPlans } = useTranslation("plans");
  const change = useChange(queries.plans.key(), queries.vendors.key());
  const [isBusy, setBusy] = useState(false);
  const run = async (...[send, done]: Parameters<typeof change>): Promise<boolean> => {
    setBusy(true);
    const isDone = await change(send, done);
    setBusy(false);
    return isDone;
  };
  return {
    isBusy,
    give: (grant: Grant) =>
      run(() => api.plans.grantPlan(grant), t("saved", { plan: tPlans(`names.${grant.planType}`) })),
    end: (vendorId: string) => run(() => api.plans.endPlanGrant({ vendorId }), t("ended")),
  };
}
