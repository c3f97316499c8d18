import type { QueryKey } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import { useChange } from "./use-change.ts";

export type ObjectWord =
  | "object"
  | "objectTitle"
  | "objectText"
  | "objectLabel"
  | "objectHint"
  | "objectSend"
  | "objectDone";

type ObjectButtonProps = {
  words: (word: ObjectWord) => string;
  /** What is said below a text that is too short or too long. */
  missing: string;
  bounds: readonly [shortest: number, longest: number];
  send: (objection: string) => Promise<unknown>;
  /** The queries that show what is objected to. */
  changed: QueryKey;
  size?: "sm" | "md";
};

/** Asks why a decision is wrong, and sends it: one can object once (R62). */
export function ObjectButton({ words, missing, bounds, send, changed, size = "md" }: ObjectButtonProps) {
  const change = useChange(changed);
  const [shortest, longest] = bounds;
  return (
    <WordsDialog
      trigger={
        <Button variant="secondary" size={size}>
          {words("object")}
        </Button>
      }
      title={words("objectTitle")}
      text={words("objectText")}
      label={words("objectLabel")}
      hint={words("objectHint")}
      {...{ missing, shortest, longest }}
      confirmLabel={words("objectSend")}
      onConfirm={(objection) => change(() => send(objection), words("objectDone"))}
    />
  );
}
