import { type ReactNode, useId } from "react";
import { cn } from "./class-names.ts";
import { RequiredMark } from "./field.tsx";
import { FieldError, FieldHint } from "./field-notes.tsx";

export type RadioOption<V extends string = string> = {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<V extends string = string> = {
  label: ReactNode;
  name: string;
  options: readonly RadioOption<V>[];
  /** Pass `value` (null: none yet) with `onValueChange`, or `defaultValue` alone. */
  value?: V | null;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  /** cards: each choice in its own frame, for plans or delivery. */
  layout?: "stack" | "row" | "cards";
  className?: string;
};

export function RadioGroup<V extends string>({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  hint,
  error,
  required = false,
  hideLabel = false,
  layout = "stack",
  className,
}: RadioGroupProps<V>) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be required or invalid
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      className={cn("group/radios min-w-0", className)}
    >
      <legend className={cn("mb-2 font-semibold text-sm", hideLabel && "sr-only")}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <div className="mb-2">
          <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
        </div>
      )}
      <div className={layouts[layout]}>
        {options.map((option) => (
          <Radio
            key={option.value}
            option={option}
            framed={layout === "cards"}
            name={name}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onValueChange?.(option.value)}
          />
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

const layouts = {
  stack: "grid gap-2.5",
  row: "flex flex-wrap gap-x-6 gap-y-2.5",
  cards: "grid gap-3 sm:grid-cols-2",
} as const;

type RadioProps = {
  option: RadioOption;
  framed: boolean;
  name: string;
  checked: boolean | undefined;
  defaultChecked: boolean | undefined;
  onChange: () => void;
};

function Radio({ option, framed, ...input }: RadioProps) {
  return (
    <label
      className={cn(
        "flex items-start gap-3 pointer-coarse:py-1.5 has-disabled:opacity-55",
        framed &&
          "rounded-leaf-sm border-[1.5px] border-edge bg-surface p-4 transition-colors hover:border-ink has-checked:border-cherry-ink has-checked:bg-cherry-wash pointer-coarse:py-4",
      )}
    >
      <input
        type="radio"
        value={option.value}
        disabled={option.disabled}
        className="size-6 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-surface transition-[border-width,border-color] checked:border-[7px] checked:border-cherry hover:border-ink checked:hover:border-cherry-deep group-aria-invalid/radios:border-danger-ink"
        {...input}
      />
      <span className="min-w-0">
        <span className={cn("block leading-6", framed && "font-semibold")}>{option.label}</span>
        {option.hint && <span className="block text-ink-soft text-sm">{option.hint}</span>}
      </span>
    </label>
  );
}
