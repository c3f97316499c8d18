import type { OrderDetail } from "#domains/orders/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Price } from "#ui/price.tsx";

type Totals = Pick<OrderDetail, "goodsCents" | "shippingCents" | "taxCents" | "totalCents" | "refundedCents">;

export function OrderTotals({ order }: { order: Totals }) {
  const { t } = useTranslation("orders");
  const rows = [
    { label: t("detail.items"), value: formatUsd(order.goodsCents) },
    {
      label: t("detail.shipping"),
      value: order.shippingCents === 0 ? t("detail.free") : formatUsd(order.shippingCents),
    },
    { label: t("detail.tax"), value: formatUsd(order.taxCents) },
  ];
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="mb-3 font-display font-semibold text-subheading">
        {t("detail.summary")}
      </h2>
      <dl className="grid gap-2">
        {rows.map((row) => (
          <div key={row.label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{row.label}</dt>
            <dd className="figures">{row.value}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3">
          <dt className="font-semibold">{t("detail.total")}</dt>
          <dd>
            <Price cents={order.totalCents} size="lg" />
          </dd>
        </div>
        {order.refundedCents > 0 && (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-soft">{t("detail.refunded")}</dt>
            <dd className="figures">{formatUsd(-order.refundedCents)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
