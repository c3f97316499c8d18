import { href, Link } from "react-router";
import { planLife } from "#domains/plans/plan-life.ts";
import { isLargerPlan, type PaidPlan, type PlanType, paidPlans } from "#domains/plans/plan-table.ts";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { DowngradeDialog } from "./downgrade-dialog.tsx";
import { UpgradeDialog } from "./upgrade-dialog.tsx";
import { useStart } from "./use-subscription.ts";

type Props = { view: SubscriptionView; planType: PlanType };

/** The vendor's action for one of the plans: subscribe, upgrade, downgrade, or contact us. */
export function PlanAction({ view, planType }: Props) {
  const { t } = useTranslation("plans");
  const { may } = planLife[view.state];
  if (view.state === "enterprise") return null;
  if (planType === "enterprise")
    return (
      <Button asChild block variant="secondary">
        <Link to={withQuery(href("/contact"), { subject: "enterprise" })}>{t("contact")}</Link>
      </Button>
    );
  if (may.subscribe) return isPaid(planType) ? <Start planType={planType} /> : null;
  if (planType === view.planType || planType === view.nextPlanType || !view.planType) return null;
  const name = t(`names.${planType}`);
  const isLarger = isLargerPlan(planType, view.planType);
  if (isLarger)
    return may.upgrade && isPaid(planType) ? (
      <UpgradeDialog
        planType={planType}
        trigger={<Button block>{t("upgrade.button", { plan: name })}</Button>}
      />
    ) : null;
  const isAllowed = planType === "freemium" ? may.cancel : may.downgrade;
  if (!isAllowed || planType === "premium") return null;
  return (
    <DowngradeDialog
      view={view}
      planType={planType}
      trigger={
        <Button block variant="secondary">
          {t("downgrade.button", { plan: name })}
        </Button>
      }
    />
  );
}

const isPaid = (planType: PlanType): planType is PaidPlan => paidPlans.some((plan) => plan === planType);

function Start({ planType }: { planType: PaidPlan }) {
  const { t } = useTranslation("plans");
  const start = useStart();
  return (
    <Button
      block
      loading={start.isPending || start.isSuccess}
      loadingLabel={t("opening")}
      onClick={() => start.mutate({ planType })}
    >
      {t("choose", { plan: t(`names.${planType}`) })}
    </Button>
  );
}
