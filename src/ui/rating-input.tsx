import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "./class-names.ts";
import { RequiredMark } from "./field.tsx";
import { FieldError } from "./field-notes.tsx";
import { starPath } from "./rating-stars.tsx";

export type RatingInputProps = {
  label: ReactNode;
  name: string;
  /** 1 to 5; null before the first choice. */
  value: number | null;
  onValueChange: (value: number) => void;
  error?: ReactNode;
  required?: boolean;
  className?: string;
};

/** One to five stars, as radio buttons: arrow keys, touch and pointer. */
export function RatingInput({
  label,
  name,
  value,
  onValueChange,
  error,
  required,
  className,
}: RatingInputProps) {
  const { t } = useTranslation("ui");
  const id = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be required or invalid
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={cn("min-w-0", className)}
    >
      <legend className="mb-1 font-semibold text-sm">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="-ml-1.5 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="grid size-11 place-items-center rounded-full transition-[scale] hover:scale-110 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onValueChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{t(stars === 1 ? "starOne" : "stars", { value: stars })}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
              <path
                d={starPath}
                strokeWidth="1.2"
                className={cn(
                  "stroke-star transition-colors",
                  stars <= (value ?? 0) ? "fill-star" : "fill-transparent",
                )}
              />
            </svg>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
