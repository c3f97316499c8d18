import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** What an order that is not on its way needs to say. */
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
    <InlineNotice
      tone="warning"
      title={t("detail.unpaidTitle")}
      className="print:hidden"
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/checkout">{t("detail.toCheckout")}</Link>
        </Button>
      }
    >
      {t("detail.unpaidText")}
    </InlineNotice>
  );
}
