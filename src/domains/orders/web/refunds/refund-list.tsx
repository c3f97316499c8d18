import type { ReactNode } from "react";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

type Refund = OrderDetail["parcels"][number]["refunds"][number];

const tones: Record<Refund["state"], BadgeTone> = { owed: "yellow", refunded: "green", failed: "red" };

type RefundListProps = {
  refunds: readonly Refund[];
  /** Whether goods were restocked is only shown to the seller. */
  forSeller?: boolean;
  /** Actions on a refund. */
  action?: (refund: Refund) => ReactNode;
};

/** Refunds, made or under way: amount, lines, reason, status. */
export function RefundList({ refunds, forSeller = false, action }: RefundListProps) {
  const { t } = useTranslation("orders");
  if (refunds.length === 0) return null;
  return (
    <section aria-label={t("refunds.title")}>
      <h4 className="mb-1 font-semibold text-sm">{t("refunds.title")}</h4>
      <ul className="divide-y divide-line border-line border-y">
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-1 py-3 text-sm">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="figures font-semibold text-base">{formatUsd(refund.totalCents)}</span>
              <Badge tone={tones[refund.state]}>{t(`refunds.state.${refund.state}`)}</Badge>
            </p>
            <p className="text-ink-soft">
              {formatDateTime(refund.createdAt)} · {t(`refunds.by.${refund.actor}`)}
            </p>
            {refund.lines.length > 0 && <p>{refund.lines.map((line) => t("lineText", line)).join(", ")}</p>}
            {refund.lines.length === 0 && refund.goodsCents > 0 && (
              <p>{t("refunds.part", { amount: formatUsd(refund.goodsCents) })}</p>
            )}
            {refund.shippingCents > 0 && (
              <p>{t("refunds.shipping", { amount: formatUsd(refund.shippingCents) })}</p>
            )}
            {refund.reason && <p className="break-words">{t("refunds.reason", { reason: refund.reason })}</p>}
            {forSeller && refund.lines.length > 0 && (
              <p className="text-ink-soft">
                {t(refund.restocks ? "refunds.restocked" : "refunds.notRestocked")}
              </p>
            )}
            {action?.(refund)}
          </li>
        ))}
      </ul>
    </section>
  );
}
