import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";
import { useFieldWiring, type Wired } from "./field-context.ts";
import { Icon } from "./icon.tsx";
import { usePress } from "./presses.tsx";

export type QuantityStepperProps = {
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  /** What is counted, for example the product's name; for screen readers. */
  label?: string;
  /** Called with a value above `max`; the plus then stays enabled so that the page can explain. */
  onExceed?: (wanted: number) => void;
  disabled?: boolean;
  size?: "sm" | "md";
  className?: string;
};

/** − n +, also by typing, arrow keys, Page Up and Down, Home and End. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onValueChange, min = 1, max = Number.POSITIVE_INFINITY, label, onExceed } = props;
  const { disabled = false, size = "md", className } = props;
  const { t } = useTranslation("ui");
  const [draft, setDraft] = useState<string | null>(null);
  const wired = useFieldWiring<Wired>({});
  const ask = (wanted: number) => {
    setDraft(null);
    if (!Number.isFinite(wanted)) return;
    if (wanted > max) onExceed?.(wanted);
    const next = Math.min(Math.max(Math.trunc(wanted), min), Math.max(max, min));
    if (next !== value) onValueChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = wantedByKey(event.key, value, min, max, draft);
    if (wanted === null) return;
    event.preventDefault();
    ask(wanted);
  };
  const id = useId();
  const decrease = usePress(`decrease ${id}`, () => ask(value - 1));
  const increase = usePress(`increase ${id}`, () => ask(value + 1));
  const button = cn(
    "grid place-items-center rounded-[inherit] text-ink transition-colors hover:bg-ink/8 disabled:opacity-35 disabled:hover:bg-transparent",
    size === "sm" ? "size-9 pointer-coarse:size-11" : "size-11",
  );
  return (
    <div
      className={cn(
        "inline-flex w-fit items-center rounded-leaf-sm border-[1.5px] border-edge bg-surface",
        "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus",
        className,
      )}
    >
      <button
        {...decrease}
        aria-label={label ? t("decreaseOf", { label }) : t("decrease")}
        disabled={disabled || value <= min}
        className={button}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={wired.id ? undefined : label ? `${t("quantity")}, ${label}` : t("quantity")}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        {...wired}
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, "").slice(0, 7))}
        onBlur={() => draft !== null && ask(draft === "" ? Number.NaN : Number(draft))}
        onKeyDown={onKeyDown}
        className={cn(
          "figures bg-transparent text-center font-semibold text-base focus-visible:outline-none disabled:text-ink-faint",
          size === "sm" ? "h-9 w-10" : "h-11 w-12",
        )}
      />
      <button
        {...increase}
        aria-label={label ? t("increaseOf", { label }) : t("increase")}
        disabled={disabled || (value >= max && !onExceed)}
        className={button}
      >
        <Icon name="plus" className="size-4" />
      </button>
      <span aria-live="polite" className="sr-only">
        {t("quantityNow", { number: value })}
      </span>
    </div>
  );
}

function wantedByKey(key: string, value: number, min: number, max: number, draft: string | null) {
  const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  if (key in steps) return steps[key]! > 0 ? value + steps[key]! : Math.max(min, value + steps[key]!);
  if (key === "Home") return min;
  if (key === "End" && Number.isFinite(max)) return max;
  if (key === "Enter" && draft) return Number(draft);
  return null;
}
