import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { usePlanWords } from "#domains/plans/web/use-plan-words.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";

/** The four plans as they are now, one line each: price, products, commission. */
export function PlanPrices() {
  const { t } = useTranslation("plans");
  const words = usePlanWords();
  const { data } = useQuery(queries.plans.listPlans.queryOptions({ input: {} }));
  if (!data) return null;
  const priceOf = (cents: number | null) => {
    if (cents === null) return t("custom");
    return cents === 0 ? t("free") : formatUsd(cents).replace(/\.00$/, "");
  };
  return (
    <ul aria-label={t("compare")} className="grid grid-cols-2 border-line border-t lg:grid-cols-4">
      {data.items.map(({ planType: type, ...plan }) => (
        <li
          key={type}
          className="border-line border-b py-6 pr-5 odd:pr-6 lg:border-b-0 lg:border-l lg:px-7 lg:first:border-l-0 lg:first:pl-0 max-lg:even:border-l max-lg:even:pl-6"
        >
          <p className="font-semibold text-leaf-ink">{t(`names.${type}`)}</p>
          <p className="figures mt-2 font-display font-semibold text-title">{priceOf(plan.priceCents)}</p>
          <p className="text-ink-soft text-sm">
            {type === "freemium" ? t("freeNote") : t(type === "enterprise" ? "customNote" : "perMonth")}
          </p>
          <p className="mt-4 text-sm">{words.products(plan)}</p>
          <p className="text-sm">{words.commission(plan)}</p>
        </li>
      ))}
    </ul>
  );
}
