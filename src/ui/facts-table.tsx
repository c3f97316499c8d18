import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

export type Fact = { label: string; value: ReactNode };

/** Names and values: origin, roast, weight; or subtotal, shipping, total (align "end"). */
export function FactsTable({
  facts,
  align = "start",
  className,
}: {
  facts: readonly Fact[];
  align?: "start" | "end";
  className?: string;
}) {
  return (
    <dl className={cn("divide-y divide-line border-line border-y", className)}>
      {facts.map((fact) => (
        <div
          key={fact.label}
          className={cn(
            "py-2.5",
            align === "end"
              ? "flex items-baseline justify-between gap-6"
              : "grid grid-cols-[minmax(6.5rem,1fr)_2fr] gap-x-5 sm:grid-cols-[11rem_1fr]",
          )}
        >
          <dt className="text-ink-soft">{fact.label}</dt>
          <dd className={cn("min-w-0", align === "end" ? "figures text-right font-semibold" : "font-medium")}>
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
