import { useState } from "react";
import { api } from "#client/api.ts";
import { limitReasonBounds } from "#domains/orders/order-limits.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useOrderChange } from "../refunds/use-order-change.ts";

const [shortest, longest] = limitReasonBounds;

/** Puts what a buyer may order at most back to the usual, with a reason that the buyer reads. */
export function RemoveLimitDialog({ buyerId }: { buyerId: string }) {
  const { t } = useTranslation("orders");
  const { t: tUi } = useTranslation("ui");
  const { run, failure, isBusy } = useOrderChange();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isReason = reason.trim().length >= shortest;
  const remove = async () => {
    setChecked(true);
    if (isReason && (await run(() => api.orders.removeOrderLimit({ buyerId, reason: reason.trim() }))))
      setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="ghost">
          {t("admin.limit.remove")}
        </Button>
      }
      title={t("admin.limit.remove")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void remove()}>
            {t("admin.limit.remove")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={t("admin.limit.reason")}
          hint={t("admin.limit.reasonHint")}
          required
          error={isChecked && !isReason && t("admin.limit.reasonProblem")}
        >
          <Textarea
            rows={3}
            maxLength={longest}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {failure && (
          <InlineNotice tone="danger" live>
            {failure}
          </InlineNotice>
        )}
      </div>
    </Dialog>
  );
}
