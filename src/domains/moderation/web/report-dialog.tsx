import { useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import { useRequestId } from "#client/use-request-id.ts";
import { longestReport, type ReportReason, reportReasons } from "#domains/moderation/report-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { notify } from "#ui/notify.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";

export type SentReport = { messageId?: string; reason: ReportReason; words: string; requestId: string };

type ReportDialogProps = {
  name: string;
  /** In a conversation: the messages that can be reported, the latest first. */
  subjects?: readonly { messageId: string; text: string }[];
  onSend: (report: SentReport) => Promise<{ reference: string }>;
  onClose: () => void;
};

/** Reports what somebody wrote (R62): a conversation, one of its messages, a review. A failure leaves what was typed. */
export function ReportDialog({ name, subjects, onSend, onClose }: ReportDialogProps) {
  const { t } = useTranslation("reports");
  const { t: tUi } = useTranslation("ui");
  const notifyError = useNotifyError();
  const requestIdOf = useRequestId();
  const [messageId, setMessageId] = useState("");
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setChecked(true);
    if (!reason || isBusy) return;
    const input = { reason, words: words.trim(), ...(messageId ? { messageId } : {}) };
    setBusy(true);
    try {
      const { reference } = await onSend({ ...input, requestId: requestIdOf(input) });
      notify.success(t("sent", { reference }));
      onClose();
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("title", { name })}
      description={t(subjects ? "lead" : "leadReview", { name })}
      alert
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void submit()}>
            {t("send")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {subjects && (
          <Field label={t("subject")}>
            <Select value={messageId} onChange={(event) => setMessageId(event.target.value)}>
              <option value="">{t("conversation")}</option>
              {subjects.map((subject) => (
                <option key={subject.messageId} value={subject.messageId}>
                  {t("message", { text: subject.text.slice(0, 80) })}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <RadioGroup
          label={t("reason")}
          name="reason"
          required
          value={reason}
          onValueChange={setReason}
          options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          error={isChecked && !reason && t("reasonMissing")}
        />
        <Field label={t("words")} hint={t("wordsHint")}>
          <Textarea
            rows={3}
            maxLength={longestReport.words}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
