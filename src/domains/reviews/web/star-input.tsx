import { useId, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { FieldError } from "#ui/field-notes.tsx";
import { Icon } from "#ui/icon.tsx";

type Stars = "1" | "2" | "3" | "4" | "5";
const choices: readonly Stars[] = ["1", "2", "3", "4", "5"];

type StarInputProps = { value: number | null; onChange: (stars: number) => void; error?: string | undefined };

/** One to five stars as a group of radio buttons: arrow keys choose, and the choice is told in words. */
export function StarInput({ value, onChange, error }: StarInputProps) {
  const { t } = useTranslation("reviewForm");
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be required or invalid
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="mb-2 font-semibold text-sm">{t("rating")}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex" onPointerLeave={() => setPointed(null)}>
          {choices.map((stars) => (
            <label
              key={stars}
              onPointerEnter={() => setPointed(Number(stars))}
              className="cursor-pointer rounded-leaf-sm p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`${id}-stars`}
                className="sr-only"
                checked={value === Number(stars)}
                onChange={() => onChange(Number(stars))}
                aria-label={t(`star.${stars}`)}
              />
              <Icon
                name="star"
                className={cn(
                  "size-8 stroke-star",
                  Number(stars) <= shown ? "fill-current text-star" : "text-neutral-wash",
                )}
              />
            </label>
          ))}
        </div>
        {shown > 0 && (
          <span aria-hidden="true" className="text-ink-soft text-sm">
            {t(`star.${String(shown) as Stars}`)}
          </span>
        )}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
