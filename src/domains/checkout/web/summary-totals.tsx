import type { QuoteView } from "#domains/checkout/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Price } from "#ui/price.tsx";

type Totals = Pick<QuoteView, "goodsCents" | "shippingCents" | "taxCents" | "totalCents" | "promotions">;

type SummaryTotalsProps = {
  goodsCents: number;
  /** Without it, shipping and tax are not known yet. */
  quote: Totals | undefined;
  isCalculating: boolean;
};

/** Items, shipping, tax and the total, which is exactly what the card is charged. */
export function SummaryTotals({ goodsCents, quote, isCalculating }: SummaryTotalsProps) {
  const { t } = useTranslation("checkout");
  const later = isCalculating ? "..." : t("afterAddress");
  const rows = [
    { label: t("subtotal"), value: formatUsd(quote ? listPriceOf(quote) : goodsCents) },
    ...(quote?.promotions ?? [])
      .filter(({ isFreeDelivery }) => !isFreeDelivery)
      .map(({ name, cents }) => ({ label: name, value: `−${formatUsd(cents)}` })),
    {
      label: t("shipping"),
      value: quote ? (quote.shippingCents === 0 ? t("free") : formatUsd(quote.shippingCents)) : later,
    },
    { label: t("estimatedTax"), value: quote ? formatUsd(quote.taxCents) : later },
  ];
  return (
    <div aria-live="polite" aria-busy={isCalculating || undefined}>
      <dl className="grid gap-2 border-line border-t pt-4">
        {rows.map((row) => (
          <div key={row.label} className="flex items-baseline justify-between gap-6">
            <dt className="text-ink-soft">{row.label}</dt>
            <dd className="figures text-right">{row.value}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-6 border-line border-t pt-4">
          <dt className="font-display font-semibold text-subheading">{t("total")}</dt>
          <dd>{quote ? <Price cents={quote.totalCents} size="lg" /> : <span aria-hidden="true">–</span>}</dd>
        </div>
      </dl>
      {isCalculating && <p className="sr-only">{t("calculating")}</p>}
    </div>
  );
}

/** The goods before discounts. */
const listPriceOf = ({ goodsCents, promotions }: Totals) =>
  goodsCents + promotions.reduce((sum, { isFreeDelivery, cents }) => sum + (isFreeDelivery ? 0 : cents), 0);
