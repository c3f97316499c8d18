import { type FormEvent, type ReactNode, useId, useState } from "react";
import { api } from "#client/api.ts";
import { knownCarriers } from "#domains/orders/carriers.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { useOrderChange } from "../refunds/use-order-change.ts";

/** Asks for carrier and tracking number. */
export function ShipDialog({ parcelId, trigger }: { parcelId: string; trigger: ReactNode }) {
  const { t } = useTranslation("orders");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [carrier, setCarrier] = useState("");
  const [trackingNumber, setTrackingNumber] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { run, failure, isBusy } = useOrderChange();
  const isCarrier = carrier.trim().length >= 2;
  const isNumber = trackingNumber.trim().length >= 3;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isBusy || !isCarrier || !isNumber) return;
    const shipment = { parcelId, carrier: carrier.trim(), trackingNumber: trackingNumber.trim() };
    if (!(await run(() => api.orders.shipParcel(shipment)))) return;
    setOpen(false);
    notify.success(t("sell.ship.doneTitle"), { description: t("sell.ship.doneText") });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      size="sm"
      title={t("sell.ship.title")}
      description={t("sell.ship.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{t("refundForm.keep")}</Button>
          </CloseModal>
          <Button type="submit" form={`${id}-form`} loading={isBusy}>
            {t("sell.ship.confirm")}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field
          label={t("sell.ship.carrier")}
          required
          error={isChecked && !isCarrier && t("sell.ship.carrierMissing")}
        >
          <Input
            list={`${id}-carriers`}
            maxLength={60}
            autoComplete="off"
            value={carrier}
            onChange={(event) => setCarrier(event.target.value)}
          />
        </Field>
        <datalist id={`${id}-carriers`}>
          {knownCarriers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field
          label={t("sell.ship.number")}
          required
          error={isChecked && !isNumber && t("sell.ship.numberMissing")}
        >
          <Input
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            value={trackingNumber}
            onChange={(event) => setTrackingNumber(event.target.value)}
          />
        </Field>
        {failure && (
          <InlineNotice tone="danger" live>
            {failure}
          </InlineNotice>
        )}
      </form>
    </Dialog>
  );
}
