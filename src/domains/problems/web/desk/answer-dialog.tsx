import { useState } from "react";
import { api } from "#client/api.ts";
import { problemBounds } from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useProblemChange } from "../use-problem-change.ts";

const [shortest, longest] = problemBounds.facts;

/** Another administrator upholds a decision that a side objects to, or reverses it. */
export function AnswerDialog({ problemId }: { problemId: string }) {
  const { t } = useTranslation("problemsDesk");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<"upheld" | "reversed" | null>(null);
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { run, failure, isBusy } = useProblemChange();
  const isShort = reason.trim().length < shortest;
  const submit = async () => {
    setChecked(true);
    if (!outcome || isShort) return;
    const input = { problemId, outcome, reason: reason.trim() };
    if (await run(() => api.problems.decideProblemObjection(input), t("answer.done"))) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      alert
      trigger={<Button className="w-fit">{t("answer.open")}</Button>}
      title={t("answer.title")}
      description={t("answer.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void submit()}>
            {t("answer.confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <RadioGroup
          label={t("answer.verdict")}
          name="outcome"
          required
          value={outcome}
          onValueChange={setOutcome}
          options={[
            { value: "upheld", label: t("answer.uphold") },
            { value: "reversed", label: t("answer.reverse") },
          ]}
          error={isChecked && !outcome && t("answer.verdictMissing")}
        />
        <Field
          label={t("answer.reason")}
          hint={t("answer.reasonHint")}
          required
          error={isChecked && isShort && t("answer.reasonMissing")}
        >
          <Textarea
            rows={5}
            grow
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
