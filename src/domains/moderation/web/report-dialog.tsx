import { useRef } from "react";
import { flushSync } from "react-dom";
import { longestReport, type ReportKind, reasonsFor } from "#domains/moderation/report-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { type ReportForm, type SentReport, useReportForm } from "./use-report-form.ts";

type ReportDialogProps = {
  /** `conversation`: or one of its messages. */
  kind: ReportKind;
  /** Of the person, product or vendor. */
  name: string;
  /** In a conversation: the messages that can be reported, the latest first. */
  subjects?: readonly { messageId: string; text: string }[];
  onSend: (report: SentReport) => Promise<{ reference: string }>;
  onClose: () => void;
};

const leads = {
  message: "lead",
  conversation: "lead",
  review: "leadReview",
  product: "leadProduct",
  vendor: "leadVendor",
} as const;

/** Reports something (R62), then shows the reference. A failure leaves what was typed. */
export function ReportDialog({ kind, name, subjects, onSend, onClose }: ReportDialogProps) {
  const { t } = useTranslation("reports");
  const { t: tUi } = useTranslation("ui");
  const form = useReportForm(kind, onSend);
  const receipt = useRef<HTMLDivElement>(null);
  const { sent } = form;
  const submit = async () => {
    const isSent = await form.submit((show) => flushSync(show));
    // The button that had the focus is gone.
    if (isSent) receipt.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(kind === "product" || kind === "vendor" ? "titleThing" : "title", { name })}
      {...(sent ? {} : { description: t(leads[kind], { name }) })}
      alert
      footer={
        sent ? (
          <CloseModal>
            <Button>{t("done")}</Button>
          </CloseModal>
        ) : (
          <>
            <CloseModal>
              <Button variant="ghost">{tUi("cancel")}</Button>
            </CloseModal>
            <Button loading={form.isBusy} onClick={() => void submit()}>
              {t("send")}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <div ref={receipt} tabIndex={-1} className="grid justify-items-start gap-3 outline-none">
          <Icon name="circle-check" className="size-10 text-leaf-ink" />
          <p className="font-semibold">{t("sent", { reference: sent.reference })}</p>
          <p className="break-words text-ink-soft">{t("sentText", { email: sent.email })}</p>
        </div>
      ) : (
        <Fields kind={kind} form={form} subjects={subjects} />
      )}
    </Dialog>
  );
}

type FieldsProps = { kind: ReportKind; form: ReportForm; subjects: ReportDialogProps["subjects"] };

function Fields({ kind, form, subjects }: FieldsProps) {
  const { t } = useTranslation("reports");
  const { values, set, errors, isPublic, isVisitor, trap } = form;
  return (
    <div className="grid gap-5">
      {subjects && (
        <Field label={t("subject")}>
          <Select value={values.messageId} onChange={(event) => set({ messageId: event.target.value })}>
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
        value={values.reason}
        onValueChange={(reason) => set({ reason })}
        options={reasonsFor[kind].map((value) => ({ value, label: t(`reasons.${value}`) }))}
        error={errors.reason}
      />
      <Field
        label={t(isPublic ? "facts" : "words")}
        hint={t(isPublic ? "factsHint" : "wordsHint")}
        required={isPublic}
        error={errors.words}
      >
        <Textarea
          rows={3}
          grow
          maxLength={longestReport.words}
          value={values.words}
          onChange={(event) => set({ words: event.target.value })}
        />
      </Field>
      {isVisitor && (
        <>
          <Field label={t("name")} required error={errors.name}>
            <Input
              autoComplete="name"
              maxLength={longestReport.name}
              value={values.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          </Field>
          <Field label={t("email")} hint={t("emailHint")} required error={errors.email}>
            <Input
              type="email"
              autoComplete="email"
              maxLength={254}
              value={values.email}
              onChange={(event) => set({ email: event.target.value })}
            />
          </Field>
          <Honeypot ref={trap} />
        </>
      )}
      {isPublic && <p className="text-ink-soft text-sm">{t("faith")}</p>}
    </div>
  );
}
