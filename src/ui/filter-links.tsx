import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { cn } from "./class-names.ts";

export type FilterLink = { name: string; label: ReactNode; to: To; isChosen: boolean; isAlarm?: boolean };

/** The choices that narrow a list, as links. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, label: text, to, isChosen, isAlarm }) => (
          <li key={name}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className={cn(
                "inline-flex min-h-9 items-center gap-2 rounded-full border-[1.5px] px-4 font-medium text-sm no-underline transition-colors pointer-coarse:min-h-11",
                isChosen
                  ? "border-ink bg-ink text-paper"
                  : isAlarm
                    ? "border-danger-ink bg-danger-wash text-danger-ink hover:border-ink"
                    : "border-edge bg-surface text-ink hover:border-ink",
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
