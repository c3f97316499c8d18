import type { QueryKey } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import type { ObjectWord } from "./object-button.tsx";
import { useChange } from "./use-change.ts";

type ObjectionFormProps = {
  words: (word: Exclude<ObjectWord, "object" | "objectTitle"> | "objectMissing") => string;
  bounds: readonly [shortest: number, longest: number];
  send: (objection: string) => Promise<unknown>;
  /** The queries that show what is objected to. */
  changed: QueryKey;
};

/** The same as `ObjectButton` on a page of its own, where a mailed link leads: for those who can't sign in. */
export function ObjectionForm({ words, bounds, send, changed }: ObjectionFormProps) {
  const change = useChange(changed);
  const [objection, setObjection] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [shortest, longest] = bounds;
  const isShort = objection.trim().length < shortest;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isShort || isBusy) return;
    setBusy(true);
    await change(() => send(objection.trim()), words("objectDone"));
    setBusy(false);
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="mt-6 grid gap-4 border-line border-t pt-6"
    >
      <p className="max-w-prose text-ink-soft">{words("objectText")}</p>
      <Field
        label={words("objectLabel")}
        hint={words("objectHint")}
        required
        error={isChecked && isShort && words("objectMissing")}
      >
        <Textarea
          rows={5}
          grow
          maxLength={longest}
          value={objection}
          onChange={(event) => setObjection(event.target.value)}
        />
      </Field>
      <Button type="submit" loading={isBusy} className="justify-self-start">
        {words("objectSend")}
      </Button>
    </form>
  );
}
