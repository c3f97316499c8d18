import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { FactsTable } from "#ui/facts-table.tsx";
import type { reckonRefund } from "./refund-draft.ts";

/** What the buyer gets, and the commission that the platform returns. */
export function RefundSums({ sums }: { sums: ReturnType<typeof reckonRefund> }) {
  const { t } = useTranslation("orders");
  return (
    <div aria-live="polite">
      <FactsTable
        align="end"
        facts={[
          { label: t("detail.items"), value: formatUsd(sums.goodsCents) },
          { label: t("detail.shipping"), value: formatUsd(sums.shippingCents ?? 0) },
          { label: t("refundForm.tax"), value: formatUsd(sums.taxCents) },
          { label: t("refundForm.toBuyer"), value: formatUsd(sums.totalCents) },
        ]}
      />
      <p className="mt-2 text-ink-soft text-sm">
        {t("refundForm.commission", { amount: formatUsd(sums.commissionCents) })}
      </p>
    </div>
  );
}
