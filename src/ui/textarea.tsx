import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { useFieldWiring } from "./field-context.ts";
import { controlLook } from "./input.tsx";
import { useTypedEarly } from "./use-typed-early.ts";

export type TextareaProps = ComponentProps<"textarea"> & {
  /** Grows with its content; `rows` is then the minimum height. */
  grow?: boolean;
};

export function Textarea({ className, ref, grow = false, rows = 4, ...rest }: TextareaProps) {
  const wired = useFieldWiring(rest);
  const box = useTypedEarly(ref);
  return (
    <textarea
      ref={box}
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
