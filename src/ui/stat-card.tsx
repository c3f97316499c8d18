import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { cn } from "./class-names.ts";

export type StatCardProps = {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
  /** A line below: the change, the period. */
  note?: ReactNode;
  /** Shows "..." instead of the value. */
  loading?: boolean;
  className?: string;
};

export function StatCard({ label, value, icon, note, loading = false, className }: StatCardProps) {
  return (
    <Card padding="sm" className={cn("gap-3 sm:p-5", className)} aria-busy={loading || undefined}>
      <div className="flex items-start justify-between gap-3 text-ink-soft">
        <p className="text-sm">{label}</p>
        {icon && (
          <span aria-hidden="true" className="text-leaf-ink [&_svg]:size-5">
            {icon}
          </span>
        )}
      </div>
      <div>
        <p className="figures break-words font-display font-semibold text-heading leading-none">
          {loading ? "..." : value}
        </p>
        {note && <p className="mt-2 text-ink-soft text-sm">{note}</p>}
      </div>
    </Card>
  );
}
