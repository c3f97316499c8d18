import { planTypeOf } from "#domains/plans/plan-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { useSubscriptionStatus } from "./subscription-effects.tsx";

/** In a menu: the paid plan, or that its payment is due; nothing for users without one. */
export function PlanMark() {
  const { t } = useTranslation("plans");
  const { subscribed, status, plan_type: stored } = useSubscriptionStatus();
  const planType = planTypeOf(stored);
  if (!subscribed || !planType) return null;
  const isDue = status === "past_due" || status === "unpaid";
  return (
    <Badge tone={isDue ? "yellow" : "leaf"} className="ml-auto">
      {isDue ? t("due") : t(`names.${planType}`)}
    </Badge>
  );
}
