import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { classifyError } from "../classify-error.ts";
import { describeError, logError } from "../notify-error.ts";

type InlineCellProps<Value> = {
  /** What it is of what: "Price of Huila". */
  label: string;
  value: Value;
  /** As it is read, and as it stands in the field. */
  show: (value: Value) => string;
  textOf: (value: Value) => string;
  /** Null if it is no value. */
  parse: (text: string) => Value | null;
  /** What is said then. */
  problem: string;
  /** `seen`: what it was when the edit began; a CONFLICT if it no longer is. Ends when the list is fresh again. */
  save: (value: Value, seen: Value) => Promise<unknown>;
  /** More about the value, beside it. */
  note?: ReactNode;
  inputMode?: "decimal" | "numeric" | "text";
};

/**
 * A value that is edited in its cell: Enter or a press begins, Enter or leaving it saves, Escape restores. The new value
 * shows at once; if the server refuses it, the field is there again with what was typed and why.
 */
export function InlineCell<Value extends string | number>(props: InlineCellProps<Value>) {
  const { label, value, show, textOf, parse, problem, save, note, inputMode = "decimal" } = props;
  const { t } = useTranslation("table");
  const { t: tErrors } = useTranslation("errors");
  const [edit, setEdit] = useState<{ text: string; seen: Value; error?: string } | null>(null);
  const [saving, setSaving] = useState<Value | null>(null);
  const latest = useRef(value);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  latest.current = value;
  useEffect(() => {
    if (edit || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [edit]);
  const commit = async () => {
    if (!edit) return;
    const wanted = parse(edit.text);
    if (wanted === null) return setEdit({ ...edit, error: problem });
    setEdit(null);
    if (wanted === edit.seen) return;
    setSaving(wanted);
    try {
      await save(wanted, edit.seen);
    } catch (error) {
      const isConflict = classifyError(error).code === "CONFLICT";
      if (!isConflict) logError(error);
      const now = latest.current;
      setEdit({
        text: edit.text,
        ...(isConflict
          ? { seen: now, error: t("cell.changed", { value: show(now) }) }
          : { seen: edit.seen, error: describeError(tErrors, error).text }),
      });
    }
    setSaving(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    returnsFocus.current = true;
    if (event.key === "Enter") void commit();
    else setEdit(null);
  };
  if (edit)
    return (
      <span className="relative z-1 inline-grid justify-items-end gap-1">
        <input
          // biome-ignore lint/a11y/noAutofocus: who opened it types into it
          autoFocus
          aria-label={label}
          aria-invalid={edit.error ? true : undefined}
          title={t("cell.hint")}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={20}
          value={edit.text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setEdit({ seen: edit.seen, text: event.currentTarget.value })}
          onBlur={() => void commit()}
          onKeyDown={onKeyDown}
          className="min-h-7 w-24 rounded-leaf-sm border border-edge bg-surface px-2 text-right text-base aria-invalid:border-danger-ink md:text-sm"
        />
        {edit.error && (
          <span role="alert" className="max-w-56 whitespace-normal text-right text-danger-ink text-xs">
            {edit.error}
          </span>
        )}
      </span>
    );
  const shown = show(saving ?? value);
  return (
    <span className="relative z-1 inline-grid justify-items-end">
      <button
        ref={button}
        type="button"
        aria-label={t("cell.edit", { label, value: shown })}
        aria-busy={saving !== null || undefined}
        onClick={() => setEdit({ text: textOf(value), seen: value })}
        disabled={saving !== null}
        className={cn(
          "figures min-h-7 rounded-leaf-sm border border-transparent px-2 underline decoration-dotted underline-offset-4 hover:border-edge pointer-coarse:min-h-11",
          saving !== null && "text-ink-soft",
        )}
      >
        {shown}
      </button>
      {note}
    </span>
  );
}
