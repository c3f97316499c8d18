import { useTranslation } from "react-i18next";
import { formatUsd } from "#kernel/money.ts";
import { FactsTable } from "#ui/facts-table.tsx";
import type { reckonRefund } from "./refund-draft.ts";

/** What the buyer gets, and what the platform gives back of its commission. */
export function RefundSums({ sums }: { sums: ReturnType<typeof reckonRefund> }) {
  const { t } = useTranslation("orders");
  return (
    <div aria-live="polite">
      <FactsTable
        align="end"
        facts={[
          { label: t("detail.items"), value: formatUsd(sums.goodsCents) },
          { label: t("detail.shipping"), value: formatUsd(sums.shippingCents ?? 0) },
          { label: t("giveBack.tax"), value: formatUsd(sums.taxCents) },
          { label: t("giveBack.toBuyer"), value: formatUsd(sums.totalCents) },
        ]}
      />
      <p className="mt-2 text-ink-soft text-sm">
        {t("giveBack.commission", { amount: formatUsd(sums.commissionCents) })}
      </p>
    </div>
  );
}
