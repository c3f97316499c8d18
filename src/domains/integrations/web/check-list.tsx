import { useId } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field-notes.tsx";

type CheckListProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; note: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
};

/** Checkboxes, each in plain words with its technical name below. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { label, options, chosen, onChange, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-3">
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      {options.map(({ value, label, note }) => (
        <Checkbox
          key={value}
          label={label}
          hint={<code className="font-mono text-xs">{note}</code>}
          checked={chosen.includes(value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
