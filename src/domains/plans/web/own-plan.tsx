import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { usePlanWords } from "./use-plan-words.ts";

/** The vendor's plan now; without a vendor record the way to one (decision 24). */
export function OwnPlan() {
  const { t } = useTranslation("plans");
  const words = usePlanWords();
  const vendor = useSession()?.vendor;
  const { data } = useQuery(queries.plans.listPlans.queryOptions({ input: {} }));
  if (!vendor) {
    return (
      <InlineNotice title={t("notVendorTitle")}>
        <p>{t("notVendorText")}</p>
        <Button asChild size="sm" className="mt-3">
          <Link to="/vendor/register">{t("become")}</Link>
        </Button>
      </InlineNotice>
    );
  }
  const planType = planTypeOf(vendor.planType);
  const plan = data?.items.find((one) => one.planType === planType);
  return (
    <InlineNotice
      tone="success"
      title={planType ? t("onPlanTitle", { plan: t(`names.${planType}`) }) : vendor.companyName}
    >
      {plan && (
        <p>
          {t("onPlanText", {
            company: vendor.companyName,
            commission: words.commission(plan),
            products: words.products(plan),
          })}
        </p>
      )}
      <p>{t("changeHow")}</p>
      <Button asChild size="sm" variant="secondary" className="mt-3">
        <Link to="/contact">{t("change")}</Link>
      </Button>
    </InlineNotice>
  );
}
