import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { useFieldWiring } from "./field-context.ts";
import { Icon } from "./icon.tsx";
import { controlLook } from "./input.tsx";
import { useTypedEarly } from "./use-typed-early.ts";

export type SelectProps = ComponentProps<"select"> & { wrapperClassName?: string };

/** The native select: the best on every phone and with every keyboard. Children are <option>s. */
export function Select({ className, wrapperClassName, children, ref, ...rest }: SelectProps) {
  const box = useTypedEarly(ref);
  const wired = useFieldWiring(rest);
  return (
    <span className={cn("relative block", wrapperClassName)}>
      <select
        ref={box}
        className={cn(controlLook, "min-h-11 appearance-none py-2 pr-11", className)}
        {...wired}
      >
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-soft"
      />
    </span>
  );
}
