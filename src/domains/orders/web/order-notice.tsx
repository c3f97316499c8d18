import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OrderStatus } from "#domains/orders/contract.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** What an order that is not on its way needs to say. */
export function OrderNotice({ status }: { status: OrderStatus }) {
  const { t } = useTranslation("orders");
  if (status === "cancelled") {
    return (
      <InlineNotice tone="info" title={t("detail.cancelledTitle")}>
        {t("detail.cancelledText")}
      </InlineNotice>
    );
  }
  if (status !== "pending") return null;
  return (
    <InlineNotice tone="warning" title={t("detail.unpaidTitle")}>
      <p>{t("detail.unpaidText")}</p>
      <Button asChild size="sm" variant="secondary" className="mt-3">
        <Link to="/checkout">{t("detail.toCheckout")}</Link>
      </Button>
    </InlineNotice>
  );
}
