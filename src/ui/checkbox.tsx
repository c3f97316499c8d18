import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./class-names.ts";
import { RequiredMark } from "./field.tsx";
import { FieldError } from "./field-notes.tsx";
import { Icon } from "./icon.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, hint, error, id, className, required, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const describedBy = [hint && `${boxId}-hint`, error && `${boxId}-error`].filter(Boolean).join(" ");
  return (
    <div className={cn("grid gap-1", className)}>
      <div className="flex items-start gap-3 pointer-coarse:py-2">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            id={boxId}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            aria-required={required || undefined}
            className="peer size-6 appearance-none rounded-[0.3125rem] border-[1.5px] border-edge bg-surface transition-colors checked:border-cherry checked:bg-cherry hover:border-ink disabled:opacity-50 aria-invalid:border-danger-ink"
            {...rest}
          />
          <Icon
            name="check"
            className="pointer-events-none stroke-3 absolute size-4 scale-50 text-on-cherry opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <div className="min-w-0">
          <label htmlFor={boxId} className="block leading-6">
            {label}
            {required && <RequiredMark />}
          </label>
          {hint && (
            <p id={`${boxId}-hint`} className="text-ink-soft text-sm">
              {hint}
            </p>
          )}
        </div>
      </div>
      {error && <FieldError id={`${boxId}-error`}>{error}</FieldError>}
    </div>
  );
}
