import { type FormEvent, type ReactNode, useId, useState } from "react";
import { knownCarriers } from "#domains/orders/carriers.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { useProblemChange } from "./use-problem-change.ts";

type Props = {
  trigger: ReactNode;
  title: string;
  text: string;
  confirmLabel: string;
  done: string;
  send: (shipment: { carrier: string; trackingNumber: string }) => Promise<unknown>;
};

/** Asks how something was sent: the return, or the replacement. */
export function TrackingDialog({ trigger, title, text, confirmLabel, done, send }: Props) {
  const { t } = useTranslation("problems");
  const { t: tUi } = useTranslation("ui");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [carrier, setCarrier] = useState("");
  const [trackingNumber, setTrackingNumber] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { run, failure, isBusy } = useProblemChange();
  const isCarrier = carrier.trim().length >= 2;
  const isNumber = trackingNumber.trim().length >= 3;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isBusy || !isCarrier || !isNumber) return;
    const shipment = { carrier: carrier.trim(), trackingNumber: trackingNumber.trim() };
    if (await run(() => send(shipment), done)) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      size="sm"
      title={title}
      description={text}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button type="submit" form={`${id}-form`} loading={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field
          label={t("tracking.carrier")}
          required
          error={isChecked && !isCarrier && t("tracking.carrierMissing")}
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
          label={t("tracking.number")}
          required
          error={isChecked && !isNumber && t("tracking.numberMissing")}
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
