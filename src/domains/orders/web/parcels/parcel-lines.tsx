import { api } from "#client/api.ts";
import type { TeamParcel } from "#domains/orders/packed-parcel.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { OrderLine } from "../order-line.tsx";
import { CancelDialog } from "../refunds/cancel-dialog.tsx";
import { showsMoney } from "./shows-money.ts";

/** The contents of a parcel; before dispatch, a line can be cancelled, unless the payment is disputed. */
export function ParcelLines({ parcel }: { parcel: TeamParcel }) {
  const { t } = useTranslation("orders");
  const canCancel = showsMoney(parcel) && parcel.status === "processing" && !parcel.isFrozen;
  return (
    <section aria-labelledby="parcel-lines">
      <h3 id="parcel-lines" className="mb-2 font-display font-semibold text-subheading">
        {t("detail.items")}
      </h3>
      <ul className="divide-y divide-line border-line border-y">
        {parcel.lines.map((line) => (
          <OrderLine key={line.id} line={line}>
            {canCancel && line.refundedQuantity < line.quantity && (
              <CancelDialog
                parcelId={parcel.id}
                title={t("sell.cancelLine.title", { name: line.name })}
                text={t("sell.cancelLine.text")}
                confirmLabel={t("sell.cancelLine.confirm")}
                doneTitle={t("sell.cancelLine.done")}
                send={(input) => api.orders.cancelLine({ ...input, lineId: line.id })}
                trigger={
                  <Button variant="link" size="sm" aria-label={t("sell.cancelLine.of", { name: line.name })}>
                    {t("sell.cancelLine.open")}
                  </Button>
                }
              />
            )}
          </OrderLine>
        ))}
      </ul>
    </section>
  );
}
