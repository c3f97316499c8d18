import { type ReactNode, useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";
import { FieldContext } from "./field-context.ts";
import { FieldError, FieldHint } from "./field-notes.tsx";

export type FieldProps = {
  label: ReactNode;
  /** One control: Input, Textarea, Select, PasswordInput, QuantityStepper or anything using useFieldWiring. */
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Adds "(optional)" after the label. */
  optional?: boolean;
  /** The label is for screen readers only, for example in a search box. */
  hideLabel?: boolean;
  /** To the right of the label: a counter, a "Forgot password?" link. */
  aside?: ReactNode;
  id?: string;
  className?: string;
};

/** A label with its control, hint and error, connected for assistive technology. */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  aside,
  id,
  className,
}: FieldProps) {
  const { t } = useTranslation("ui");
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cn("grid content-start gap-1.5", className)}>
      <div className={cn("flex items-baseline justify-between gap-4", hideLabel && !aside && "sr-only")}>
        <label htmlFor={controlId} className={cn("font-semibold text-ink text-sm", hideLabel && "sr-only")}>
          {label}
          {required && <RequiredMark />}
          {optional && <span className="font-normal text-ink-faint"> {t("optional")}</span>}
        </label>
        {aside && <div className="text-ink-soft text-sm">{aside}</div>}
      </div>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The star is visual only; aria-required on the control announces it. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-cherry-ink">
      {" "}
      *
    </span>
  );
}
