import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { useFieldWiring } from "./field-context.ts";
import { controlLook } from "./input.tsx";

export type TextareaProps = ComponentProps<"textarea"> & {
  /** Grows with what is written; `rows` is then the least height. */
  grow?: boolean;
};

export function Textarea({ className, grow = false, rows = 4, ...rest }: TextareaProps) {
  const wired = useFieldWiring(rest);
  return (
    <textarea
      rows={rows}
      className={cn(
        controlLook,
        "py-2.5 leading-relaxed read-only:bg-sunken",
        grow && "field-sizing-content max-h-80",
        className,
      )}
      {...wired}
    />
  );
}
