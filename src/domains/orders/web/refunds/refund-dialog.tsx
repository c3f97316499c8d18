import { type ReactNode, useState } from "react";
import { useRequestId } from "#client/use-request-id.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { isReason, ReasonField } from "./reason-field.tsx";
import { RefundChoice } from "./refund-choice.tsx";
import { type RefundableParcel, type RefundDraft, reckonRefund } from "./refund-draft.ts";
import { RefundSums } from "./refund-sums.tsx";
import { type Restock, RestockField } from "./restock-field.tsx";
import { useOrderChange } from "./use-order-change.ts";
import { waitsForApproval } from "./waits-for-approval.ts";

type RefundInput = {
  parcelId: string;
  requestId: string;
  lines: { lineId: string; quantity: number }[];
  shippingCents: number;
  amountCents?: number;
  restocks: boolean;
  reason: string;
};

type RefundDialogProps = {
  parcel: RefundableParcel;
  trigger: ReactNode;
  /** Where the money has left already: what the dialog says instead. */
  words?: { title: string; text: string; confirm: (total: string) => string; done: string };
  send: (input: RefundInput) => Promise<unknown>;
};

const blank: RefundDraft & { restock: Restock; reason: string } = {
  ...{ by: "lines", quantities: {}, shipping: "", amount: "" },
  ...{ restock: null, reason: "" },
};

/** Refunds a part of a parcel: what, how much, restocking, and why; shows the sums before confirming. */
export function RefundDialog({ parcel, trigger, words, send }: RefundDialogProps) {
  const { t } = useTranslation("orders");
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(blank);
  const [isChecked, setChecked] = useState(false);
  const requestIdOf = useRequestId();
  const { run, failure, isBusy } = useOrderChange();
  const sums = reckonRefund(parcel, draft);
  const isNothing = sums.totalCents === 0;
  // Of a part of the price nothing comes back.
  const isGoods = draft.by === "lines" || sums.isAll;
  const change = (part: Partial<typeof blank>) => setDraft((before) => ({ ...before, ...part }));
  const submit = async () => {
    setChecked(true);
    if (isNothing || !sums.isRight || (isGoods && !draft.restock) || !isReason(draft.reason)) return;
    const content = {
      parcelId: parcel.id,
      lines: sums.lines,
      shippingCents: sums.amountCents ? 0 : (sums.shippingCents ?? 0),
      ...(sums.amountCents ? { amountCents: sums.amountCents } : {}),
      restocks: isGoods && draft.restock === "yes",
      reason: draft.reason.trim(),
    };
    const requestId = requestIdOf(content);
    const done = await run(() => send({ ...content, requestId }));
    if (!done) return;
    setOpen(false);
    setDraft(blank);
    setChecked(false);
    if (waitsForApproval(done.answer, requestId)) notify.success(t("admin.waits"));
    else if (words) notify.success(words.done);
    else
      notify.success(t("refundForm.doneTitle"), {
        description: t("refundForm.doneText", { total: formatUsd(sums.totalCents) }),
      });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={words?.title ?? t("refundForm.title", { number: parcel.orderNumber })}
      description={words?.text ?? t("refundForm.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{t("refundForm.keep")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void submit()}>
            {words?.confirm(formatUsd(sums.totalCents)) ??
              t("refundForm.confirm", { total: formatUsd(sums.totalCents) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <RefundChoice parcel={parcel} draft={draft} sums={sums} isChecked={isChecked} onChange={change} />
        {isGoods && (
          <RestockField
            value={draft.restock}
            onChange={(restock) => change({ restock })}
            isMissing={isChecked && !draft.restock}
          />
        )}
        <ReasonField
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          isMissing={isChecked && !isReason(draft.reason)}
        />
        {sums.isLast && <InlineNotice tone="warning">{t("refundForm.isLast")}</InlineNotice>}
        <RefundSums sums={sums} />
        {isChecked && isNothing && draft.by === "lines" && (
          <InlineNotice tone="danger" live>
            {t("refundForm.nothing")}
          </InlineNotice>
        )}
        {failure && (
          <InlineNotice tone="danger" live>
            {failure}
          </InlineNotice>
        )}
      </div>
    </Dialog>
  );
}
