import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type DisclosureProps = Omit<ComponentProps<"details">, "title"> & { title: ReactNode };

/** A question that expands to its answer. With the same `name`, only one of several stays open. */
export function Disclosure({ title, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={cn("group border-line border-b", className)} {...rest}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-cherry-ink [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-ink-soft transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
