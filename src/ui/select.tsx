import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { useFieldWiring } from "./field-context.ts";
import { controlLook } from "./input.tsx";

export type SelectProps = ComponentProps<"select"> & { wrapperClassName?: string };

/** The browser's own list: the best one on every phone and with every keyboard. Children are <option>s. */
export function Select({ className, wrapperClassName, children, ...rest }: SelectProps) {
  const wired = useFieldWiring(rest);
  return (
    <span className={cn("relative block", wrapperClassName)}>
      <select className={cn(controlLook, "min-h-11 appearance-none py-2 pr-11", className)} {...wired}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-soft"
      />
    </span>
  );
}
