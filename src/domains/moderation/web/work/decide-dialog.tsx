import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { fallbackLanguage, isLanguage } from "#kernel/languages.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { longestFacts, type Rule, rulesOf } from "../../grounds.ts";
import type { Report } from "../../report-calls.ts";
import { longestReport, measuresFor } from "../../report-rules.ts";
import { type Choice, type DecideForm, parcelDays, useDecideForm } from "./use-decide-form.ts";

type Props = { report: Report; isObjection?: boolean };

/** Decides a report, or answers the objection to that; what was typed stays while the dialog is closed. */
export function DecideDialog({ report, isObjection = false }: Props) {
  const { t } = useTranslation("reportWork");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const form = useDecideForm(report, isObjection);
  const { hasGrounds, isBusy } = form;
  const submit = async () => {
    if (await form.submit()) setOpen(false);
  };
  const label = t(isObjection ? "answerButton" : "decide");
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      alert
      trigger={<Button className="w-fit">{label}</Button>}
      title={isObjection ? t("answerTitle") : t("decideTitle", { reference: report.reference })}
      description={t(isObjection ? "answerText" : "decideText")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button variant={hasGrounds ? "danger" : "primary"} loading={isBusy} onClick={() => void submit()}>
            {label}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Measures report={report} form={form} />
        {hasGrounds && <Grounds report={report} form={form} />}
        <Field
          label={t("answer")}
          hint={t("answerHint")}
          required
          error={form.isChecked && form.wrong.answer && t("answerMissing")}
        >
          <Textarea
            rows={3}
            grow
            maxLength={longestReport.closeReason}
            value={form.values.answer}
            onChange={(event) => form.set({ answer: event.target.value })}
          />
        </Field>
      </div>
    </Dialog>
  );
}

type PartProps = { report: Report; form: DecideForm };

function Measures({ report: { kind, now }, form }: PartProps) {
  const { t } = useTranslation("reportWork");
  const fits = (measure: (typeof measuresFor)[typeof kind][number]) =>
    measure !== "suspendVendor" || now.vendorId !== null;
  const choices: Choice[] = ["none", ...measuresFor[kind].filter(fits)];
  return (
    <RadioGroup
      label={t("measure")}
      name="measure"
      required
      value={form.values.choice}
      // Rules differ from measure to measure.
      onValueChange={(choice) => form.set({ choice, rule: "" })}
      options={choices.map((value) => ({ value, label: t(`measures.${value}`) }))}
      error={form.isChecked && form.wrong.choice && t("measureMissing")}
    />
  );
}

function Grounds({ report, form: { values, set, wrong, isChecked } }: PartProps) {
  const { t } = useTranslation("reportWork");
  const { t: tDecisions } = useTranslation("decisions");
  const said = report.reported?.language;
  const language = isLanguage(said) ? said : fallbackLanguage;
  return (
    <>
      {values.choice === "removeMessage" && report.kind === "conversation" && (
        <Field label={t("whichMessage")} required>
          <Select value={values.messageId} onChange={(event) => set({ messageId: event.target.value })}>
            {report.atReport.texts.map(({ messageId, content }) => (
              <option key={messageId} value={messageId}>
                {content.slice(0, 80)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t("rule")} required error={isChecked && wrong.rule && t("ruleMissing")}>
        <Select value={values.rule} onChange={(event) => set({ rule: event.target.value as Rule | "" })}>
          <option value="">{t("chooseRule")}</option>
          {(values.choice && values.choice !== "none" ? rulesOf(values.choice) : []).map((one) => (
            <option key={one} value={one}>
              {tDecisions(`rules.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t("facts")}
        hint={t("factsHint", { language: tDecisions(`languages.${language}`) })}
        required
        error={isChecked && wrong.facts && t("factsMissing")}
      >
        <Textarea
          rows={4}
          grow
          lang={language}
          maxLength={longestFacts}
          value={values.facts}
          onChange={(event) => set({ facts: event.target.value })}
        />
      </Field>
      {values.choice === "suspendVendor" && (
        <Field label={t("parcels")}>
          <Select value={values.days} onChange={(event) => set({ days: Number(event.target.value) })}>
            {parcelDays.map((count) => (
              <option key={count} value={count}>
                {t("parcelDays", { count })}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}
