import type { ReactNode } from "react";
import type { PlanType } from "#domains/plans/plan-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { featureLabel } from "./feature-label.ts";
import { PlanPrice } from "./plan-price.tsx";
import { usePlanWords } from "./use-plan-words.ts";

export type PlanView = {
  planType: PlanType;
  maxProducts: number;
  commissionBasisPoints: number;
  priceCents: number | null;
  features: readonly string[];
};

type Props = { plan: PlanView; isCurrent: boolean; note?: ReactNode; action?: ReactNode };

/** One plan: audience, price, limits, features, and its action. */
export function PlanCard({ plan, isCurrent, note, action }: Props) {
  const { t } = useTranslation("plans");
  const words = usePlanWords();
  const points = [words.products(plan), words.commission(plan)];
  return (
    <article
      aria-labelledby={`plan-${plan.planType}`}
      className={cn(
        "flex flex-col rounded-leaf border bg-surface p-6",
        isCurrent ? "border-2 border-leaf" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`plan-${plan.planType}`} className="font-display font-semibold text-heading">
          {t(`names.${plan.planType}`)}
        </h3>
        {isCurrent ? <Badge tone="leaf">{t("current")}</Badge> : note}
      </div>
      <p className="mt-2 text-ink-soft text-sm sm:min-h-[3em]">{t(`for.${plan.planType}`)}</p>
      <PlanPrice plan={plan} />
      <ul className="grid gap-2 border-line border-t pt-4 font-semibold text-sm">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ul className="mt-4 grid gap-2 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-0.75 size-4 shrink-0 text-leaf-ink" />
            {featureLabel(t, feature)}
          </li>
        ))}
      </ul>
      {action && <div className="mt-auto pt-6">{action}</div>}
    </article>
  );
}
