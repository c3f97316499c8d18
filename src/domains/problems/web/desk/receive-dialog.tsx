import { useState } from "react";
import { api } from "#client/api.ts";
import { problemBounds } from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useProblemChange } from "../use-problem-change.ts";

/** The vendor says what came back: refunded and restocked, or contested. */
export function ReceiveDialog({ problemId }: { problemId: string }) {
  const { t } = useTranslation("problemsDesk");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [verdict, setVerdict] = useState<"right" | "wrong" | null>(null);
  const [restocks, setRestocks] = useState(false);
  const [words, setWords] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { run, failure, isBusy } = useProblemChange();
  const isRight = verdict === "right";
  const isShort = verdict === "wrong" && words.trim().length < problemBounds.words[0];
  const submit = async () => {
    setChecked(true);
    if (!verdict || isShort) return;
    const input = { problemId, isRight, restocks: isRight && restocks, words: words.trim() };
    if (await run(() => api.problems.receiveReturn(input), t("receive.done"))) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{t("receive.open")}</Button>}
      title={t("receive.title")}
      description={t("receive.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void submit()}>
            {t("receive.confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <RadioGroup
          label={t("receive.verdict")}
          name="verdict"
          required
          value={verdict}
          onValueChange={setVerdict}
          options={[
            { value: "right", label: t("receive.right") },
            { value: "wrong", label: t("receive.wrong") },
          ]}
          error={isChecked && !verdict && t("receive.verdictMissing")}
        />
        {isRight && (
          <Checkbox
            label={t("receive.restock")}
            checked={restocks}
            onChange={(event) => setRestocks(event.target.checked)}
          />
        )}
        <Field
          label={t("receive.words")}
          hint={t("receive.wordsHint")}
          required={verdict === "wrong"}
          error={isChecked && isShort && t("receive.wordsMissing")}
        >
          <Textarea
            rows={3}
            grow
            maxLength={problemBounds.words[1]}
            value={words}
            onChange={(event) => setWords(event.target.value)}
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
