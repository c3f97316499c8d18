import { type ReactNode, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { CloseModal, Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { Textarea } from "./textarea.tsx";

type WordsDialogProps = {
  trigger: ReactNode;
  title: string;
  text: string;
  label: string;
  hint: string;
  /** What is said when nothing was typed; without it the words may be left out. */
  missing?: string;
  /** How many characters are needed, where words are needed. */
  shortest?: number;
  longest: number;
  confirmLabel: string;
  /** Whether it went well; otherwise the dialog stays, with the words in it. */
  onConfirm: (words: string) => Promise<boolean>;
};

/** Confirms something with a few words of an administrator. */
export function WordsDialog({ missing, shortest = 3, longest, onConfirm, ...props }: WordsDialogProps) {
  const { t } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isMissing = missing !== undefined && words.trim().length < shortest;
  const submit = async () => {
    setChecked(true);
    if (isMissing) return;
    setBusy(true);
    const isDone = await onConfirm(words.trim());
    setBusy(false);
    if (isDone) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={props.trigger}
      title={props.title}
      description={props.text}
      alert
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{t("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void submit()}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Field
        label={props.label}
        hint={props.hint}
        required={missing !== undefined}
        error={isChecked && isMissing && missing}
      >
        <Textarea
          rows={4}
          maxLength={longest}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
