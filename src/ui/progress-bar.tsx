import { useId } from "react";
import { cn } from "./class-names.ts";

const tones = { leaf: "bg-leaf", cherry: "bg-cherry", warning: "bg-warning-ink" } as const;

export type ProgressBarProps = {
  value: number;
  max?: number;
  label: string;
  /** Shown on the right and announced as the value: "3 of 20 products". */
  valueText?: string;
  hideLabel?: boolean;
  tone?: keyof typeof tones;
  className?: string;
};

export function ProgressBar({
  value,
  max = 100,
  label,
  valueText,
  hideLabel = false,
  tone = "leaf",
  className,
}: ProgressBarProps) {
  const id = useId();
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div className={cn("grid gap-1.5", className)}>
      <div className={cn("flex justify-between gap-4 text-sm", hideLabel && "sr-only")}>
        <span id={id}>{label}</span>
        {valueText && <span className="figures text-ink-soft">{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={valueText}
        className="h-2.5 overflow-hidden rounded-full bg-neutral-wash"
      >
        <div
          className={cn(
            "h-full origin-left rounded-full transition-[scale] duration-500 ease-settle",
            tones[tone],
          )}
          style={{ scale: `${share} 1` }}
        />
      </div>
    </div>
  );
}
