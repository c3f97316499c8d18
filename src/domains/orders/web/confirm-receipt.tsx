import { api } from "#client/api.ts";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { useOrderChange } from "./refunds/use-order-change.ts";

/** Lets a buyer say that a dispatched parcel has arrived; then says that they did. */
export function ConfirmReceipt({ parcel }: { parcel: OrderDetail["parcels"][number] }) {
  const { t } = useTranslation("orders");
  const { run, failure, isBusy } = useOrderChange();
  if (parcel.receivedAt)
    return (
      <p className="text-ink-soft text-sm">{t("receipt.said", { date: formatDate(parcel.receivedAt) })}</p>
    );
  if (parcel.status !== "shipped" && parcel.status !== "delivered") return null;
  const confirm = async () => {
    if (await run(() => api.orders.confirmReceipt({ parcelId: parcel.id })))
      notify.success(t("receipt.done"));
  };
  return (
    <div className="grid gap-2 print:hidden">
      <p className="text-ink-soft text-sm">{t("receipt.hint")}</p>
      <Button variant="secondary" size="sm" className="w-fit" loading={isBusy} onClick={() => void confirm()}>
        <Icon name="check" />
        {t("receipt.open")}
      </Button>
      {failure && (
        <InlineNotice tone="danger" live>
          {failure}
        </InlineNotice>
      )}
    </div>
  );
}
