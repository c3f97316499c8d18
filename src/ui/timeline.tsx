import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type TimelineStep = {
  label: string;
  state: "done" | "current" | "upcoming";
  /** Formatted. */
  date?: ReactNode;
  note?: ReactNode;
};

const stateWords = { done: "stepDone", current: "stepCurrent", upcoming: "stepUpcoming" } as const;

/** Steps from top to bottom: past, current, next. */
export function Timeline({
  steps,
  label,
  className,
}: {
  steps: readonly TimelineStep[];
  label: string;
  className?: string;
}) {
  const { t } = useTranslation("ui");
  return (
    <ol aria-label={label} className={className}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === "current" ? "step" : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={cn(
                "absolute top-7 bottom-0 left-3.25 w-0.5",
                step.state === "done" ? "bg-leaf" : "bg-line",
              )}
            />
          )}
          <Dot state={step.state} />
          <div className="min-w-0 pt-0.5">
            <p className={cn("leading-snug", step.state === "upcoming" ? "text-ink-soft" : "font-semibold")}>
              {step.label}
              <span className="sr-only"> ({t(stateWords[step.state])})</span>
            </p>
            {step.date && <p className="text-ink-soft text-sm">{step.date}</p>}
            {step.note && <div className="mt-1 text-sm">{step.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Dot({ state }: { state: TimelineStep["state"] }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid size-7 shrink-0 place-items-center rounded-full border-2",
        state === "done" && "border-leaf bg-leaf text-on-leaf",
        state === "current" && "border-cherry-ink bg-surface",
        state === "upcoming" && "border-edge border-dashed bg-surface",
      )}
    >
      {state === "done" && <Icon name="check" className="size-4 stroke-3" />}
      {state === "current" && <span className="size-2.5 rounded-full bg-cherry-ink" />}
    </span>
  );
}
