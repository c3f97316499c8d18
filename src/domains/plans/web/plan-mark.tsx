import { useTranslation } from "react-i18next";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { Badge } from "#ui/badge.tsx";
import { useSubscriptionStatus } from "./subscription-duties.tsx";

/** In a menu: the plan that is paid for, or that its payment is due; nothing for who pays for none. */
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
