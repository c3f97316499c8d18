import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { GrantablePlan } from "#domains/plans/plan-grants.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";

type Grant = { vendorId: string; planType: GrantablePlan; until: string; reason: string };

/** Gives a vendor a plan until a moment, or ends it; true if done. */
export function usePlanGrant() {
  const { t } = useTranslation("planGrants");
  const { t: tPlans } = useTranslation("plans");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const run = async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await change();
      notify.success(done);
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      setBusy(false);
      await Promise.all(
        [queries.plans.key(), queries.vendors.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    }
  };
  return {
    isBusy,
    give: (grant: Grant) =>
      run(() => api.plans.grantPlan(grant), t("saved", { plan: tPlans(`names.${grant.planType}`) })),
    end: (vendorId: string) => run(() => api.plans.endPlanGrant({ vendorId }), t("ended")),
  };
}
