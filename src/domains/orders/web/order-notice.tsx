import type { OrderDetail } from "#domains/orders/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** Explains an order that is not on its way. */
export function OrderNotice({ order }: { order: Pick<OrderDetail, "status" | "paidAt"> }) {
  const { t } = useTranslation("orders");
  if (order.status === "cancelled") {
    return (
      <InlineNotice tone="info" title={t("detail.cancelledTitle")}>
        {t(order.paidAt ? "detail.cancelledPaid" : "detail.cancelledUnpaid")}
      </InlineNotice>
    );
  }
  if (order.status !== "pending") return null;
  return (
    <InlineNotice tone="warning" title={t("detail.unpaidTitle")} className="print:hidden">
      {t("detail.unpaidText")}
    </InlineNotice>
  );
}
