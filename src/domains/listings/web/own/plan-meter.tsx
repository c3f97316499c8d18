import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** Usage of the plan's limit; nothing if unlimited. */
export function PlanMeter() {
  const { t } = useTranslation("listings");
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
