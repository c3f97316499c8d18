import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { centsOf, dollarsOf, formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { longestNote } from "../payout-rules.ts";

type Props = { vendorId: string; availableCents: number };

/** Records a payment that an administrator made at the bank: amount and reference. Sent twice, it is one payment. */
export function RecordPayoutDialog({ vendorId, availableCents }: Props) {
  const { t } = useTranslation("payouts");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [payoutId, setPayoutId] = useState("");
  const [amount, setAmount] = useState("");
  const [note, setNote] = useState("");
  const { record, isSending } = useRecording();
  const amountCents = centsOf(amount) ?? 0;
  const isAmountWrong = amountCents < 1 || amountCents > availableCents;
  const most = formatUsd(availableCents);

  const open = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    if (!isNowOpen) return;
    setAsked(false);
    setPayoutId(crypto.randomUUID());
    setAmount((typed) => typed || dollarsOf(availableCents));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isAmountWrong || note.trim() === "") return;
    if (!(await record({ vendorId, payoutId, amountCents, note: note.trim() }))) return;
    setOpen(false);
    setAmount("");
    setNote("");
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button size="sm" variant="secondary">
          <Icon name="landmark" />
          {t("admin.record")}
        </Button>
      }
      title={t("admin.recordTitle")}
      description={t("admin.recordText", { amount: most })}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button type="submit" form="record-payout" loading={isSending}>
            {t("admin.record")}
          </Button>
        </>
      }
    >
      <form id="record-payout" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field
          label={t("admin.amount")}
          error={isAsked && isAmountWrong && t("admin.amountWrong", { amount: most })}
          required
        >
          <Input inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
        </Field>
        <Field label={t("admin.note")} error={isAsked && note.trim() === "" && t("admin.noteWrong")} required>
          <Input maxLength={longestNote} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

function useRecording() {
  const { t } = useTranslation("payouts");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const { mutateAsync, isPending } = useMutation(
    queries.payouts.recordManualPayout.mutationOptions({
      onSuccess: ({ payout }) =>
        notify.success(
          payout ? t("admin.recorded", { amount: formatUsd(payout.amountCents) }) : t("admin.waits"),
        ),
      onError: notifyError,
      onSettled: () => queryClient.invalidateQueries({ queryKey: queries.payouts.key() }),
    }),
  );
  const record = (input: Parameters<typeof mutateAsync>[0]) =>
    mutateAsync(input).then(
      () => true,
      () => false,
    );
  return { record, isSending: isPending };
}
