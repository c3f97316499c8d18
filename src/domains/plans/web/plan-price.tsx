import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";

/** 'Free', 'Custom' (R4), or dollars per month, without cents if whole. */
export function PlanPrice({ plan }: { plan: { priceCents: number | null } }) {
  const { t } = useTranslation("plans");
  const { priceCents } = plan;
  const [price, note] =
    priceCents === null
      ? [t("custom"), t("customNote")]
      : priceCents === 0
        ? [t("free"), t("freeNote")]
        : [formatUsd(priceCents).replace(/\.00$/, ""), t("perMonth")];
  return (
    <p className="mt-5 mb-5">
      <span className="figures font-display font-semibold text-title">{price}</span>
      <span className="mt-1 block text-ink-soft text-sm">{note}</span>
    </p>
  );
}
