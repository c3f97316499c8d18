import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";

export type DisclosureProps = Omit<ComponentProps<"details">, "title"> & { title: ReactNode };

/** A question that opens to its answer. Give several the same `name` and only one stays open. */
export function Disclosure({ title, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={cn("group border-line border-b", className)} {...rest}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-cherry-ink [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
