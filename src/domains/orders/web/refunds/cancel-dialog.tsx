import { type ReactNode, useState } from "react";
import { useRequestId } from "#client/use-request-id.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { isReason, ReasonField } from "./reason-field.tsx";
import { type Restock, RestockField } from "./restock-field.tsx";
import { useOrderChange } from "./use-order-change.ts";
import { waitsForApproval } from "./waits-for-approval.ts";

type CancelInput = { parcelId: string; requestId: string; restocks: boolean; reason: string };

type CancelDialogProps = {
  parcelId: string;
  title: string;
  text: string;
  confirmLabel: string;
  doneTitle: string;
  trigger: ReactNode;
  send: (input: CancelInput) => Promise<unknown>;
};

/** Cancels a parcel or a line of it: whether to restock the goods, and why. */
export function CancelDialog({
  parcelId,
  title,
  text,
  confirmLabel,
  doneTitle,
  trigger,
  send,
}: CancelDialogProps) {
  const { t } = useTranslation("orders");
  const [isOpen, setOpen] = useState(false);
  const [restock, setRestock] = useState<Restock>(null);
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const requestIdOf = useRequestId();
  const { run, failure, isBusy } = useOrderChange();
  const submit = async () => {
    setChecked(true);
    if (!restock || !isReason(reason)) return;
    const content = { parcelId, restocks: restock === "yes", reason: reason.trim() };
    const requestId = requestIdOf(content);
    const done = await run(() => send({ ...content, requestId }));
    if (!done) return;
    setOpen(false);
    notify.success(waitsForApproval(done.answer, requestId) ? t("admin.waits") : doneTitle);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={title}
      description={text}
      alert
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{t("refundForm.keep")}</Button>
          </CloseModal>
          <Button variant="danger" loading={isBusy} onClick={() => void submit()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <RestockField value={restock} onChange={setRestock} isMissing={isChecked && !restock} />
        <ReasonField value={reason} onChange={setReason} isMissing={isChecked && !isReason(reason)} />
        {failure && (
          <InlineNotice tone="danger" live>
            {failure}
          </InlineNotice>
        )}
      </div>
    </Dialog>
  );
}
