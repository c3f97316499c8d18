import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queries } from "#client/queries.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** How many places of the plan are taken; nothing where there is no end to them. */
export function PlanMeter() {
  const { t } = useTranslation("listing");
  const { data } = useQuery(queries.plans.getProductLimit.queryOptions({ input: {} }));
  if (!data || data.maxProducts < 0) return null;
  const { productCount, maxProducts } = data;
  return (
    <ProgressBar
      label={t("meter.label")}
      value={Math.min(productCount, maxProducts)}
      max={Math.max(maxProducts, 1)}
      valueText={t("meter.value", { used: productCount, max: maxProducts })}
      tone={productCount >= maxProducts ? "warning" : "leaf"}
      className="max-w-md"
    />
  );
}
