import { api } from "#client/api.ts";
import { useRequestId } from "#client/use-request-id.ts";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { listParcelMoves } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { useOrderChange } from "./refunds/use-order-change.ts";

/** Lets a buyer cancel a parcel until the vendor has sent it, unless its payment is disputed. */
export function CancelOwnParcel({ parcel }: { parcel: OrderDetail["parcels"][number] }) {
  const { t } = useTranslation("orders");
  const requestIdOf = useRequestId();
  const { run, failure } = useOrderChange();
  if (parcel.isFrozen || !listParcelMoves(parcel, "buyer").includes("cancel")) return null;
  const cancel = async () => {
    const { id: parcelId } = parcel;
    const input = { parcelId, requestId: requestIdOf(parcelId) };
    if (await run(() => api.orders.cancelParcelAsBuyer(input)))
      notify.success(t("cancelOwn.doneTitle"), { description: t("cancelOwn.doneText") });
  };
  return (
    <div className="grid gap-3 print:hidden">
      <ConfirmDialog
        title={t("cancelOwn.title")}
        description={t("cancelOwn.text", { vendor: parcel.vendor.companyName })}
        confirmLabel={t("cancelOwn.confirm")}
        onConfirm={cancel}
        trigger={
          <Button variant="secondary" size="sm" className="w-fit">
            {t("cancelOwn.open")}
          </Button>
        }
      />
      {failure && (
        <InlineNotice tone="danger" live>
          {failure}
        </InlineNotice>
      )}
    </div>
  );
}
