import { Link } from "react-router";
import { api } from "#client/api.ts";
import { ConnectAboutParcel } from "#domains/messaging/web/connect-about-parcel.tsx";
import { listParcelMoves, refundableStatuses } from "#domains/orders/order-life.ts";
import type { ParcelDetail } from "#domains/orders/order-shapes.ts";
import type { TeamParcel } from "#domains/orders/packed-parcel.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { CancelDialog } from "../refunds/cancel-dialog.tsx";
import { RefundDialog } from "../refunds/refund-dialog.tsx";
import { leftOfParcel } from "../refunds/refund-draft.ts";
import { useOrderChange } from "../refunds/use-order-change.ts";
import { type ParcelsAddress, parcelsPath } from "./parcels-address.ts";
import { ShipDialog } from "./ship-dialog.tsx";
import { showsMoney } from "./shows-money.ts";

type ParcelActionsProps = { parcel: TeamParcel; address: ParcelsAddress };

const canRefund = (parcel: ParcelDetail) =>
  !parcel.isFrozen &&
  (refundableStatuses as readonly string[]).includes(parcel.status) &&
  leftOfParcel(parcel) > 0;

/** The moves that the life table lets a vendor make; the next step is emphasized. */
export function ParcelActions({ parcel, address }: ParcelActionsProps) {
  const { t } = useTranslation("orders");
  const { run, failure, isBusy } = useOrderChange();
  const moves = listParcelMoves(parcel, "vendor");
  // Who only packs gives nothing back, and leaves messages to others.
  const priced = showsMoney<ParcelDetail>(parcel) ? parcel : null;
  const { id: parcelId } = parcel;
  return (
    <div className="grid justify-items-start gap-3 sm:justify-items-end">
      <div className="flex flex-wrap gap-2">
        {moves.includes("accept") && (
          <Button loading={isBusy} onClick={() => void run(() => api.orders.acceptParcel({ parcelId }))}>
            {t("sell.accept")}
          </Button>
        )}
        {moves.includes("ship") && (
          <ShipDialog
            parcelId={parcelId}
            trigger={
              <Button variant={moves.includes("accept") ? "secondary" : "primary"}>
                {t("sell.ship.open")}
              </Button>
            }
          />
        )}
        {moves.includes("deliver") && (
          <ConfirmDialog
            tone="primary"
            title={t("sell.deliver.title")}
            description={t("sell.deliver.text")}
            confirmLabel={t("sell.deliver.confirm")}
            onConfirm={async () => {
              await run(() => api.orders.deliverParcel({ parcelId }));
            }}
            trigger={<Button>{t("sell.deliver.open")}</Button>}
          />
        )}
        {priced && canRefund(priced) && (
          <RefundDialog
            parcel={priced}
            send={(input) => api.orders.refundParcel(input)}
            trigger={<Button variant="secondary">{t("refundForm.open")}</Button>}
          />
        )}
        {priced && moves.includes("cancel") && !parcel.isFrozen && (
          <CancelDialog
            parcelId={parcelId}
            title={t("sell.cancel.title")}
            text={t("sell.cancel.text")}
            confirmLabel={t("sell.cancel.confirm")}
            doneTitle={t("sell.cancel.done")}
            send={(input) => api.orders.cancelParcel(input)}
            trigger={<Button variant="ghost">{t("sell.cancel.open")}</Button>}
          />
        )}
        {priced && <ConnectAboutParcel parcelId={parcelId} />}
        {parcel.status !== "cancelled" && (
          <Button asChild variant="ghost">
            <Link to={parcelsPath({ ...address, parcelId, isSlip: true })}>
              <Icon name="printer" />
              {t("sell.slip.open")}
            </Link>
          </Button>
        )}
      </div>
      {failure && (
        <InlineNotice tone="danger" live>
          {failure}
        </InlineNotice>
      )}
    </div>
  );
}
