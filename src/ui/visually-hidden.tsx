import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

/** Read, not seen. */
export function VisuallyHidden({
  asChild,
  className,
  ...rest
}: ComponentProps<"span"> & { asChild?: boolean }) {
  const Element = asChild ? Slot.Root : "span";
  return <Element className={cn("sr-only", className)} {...rest} />;
}
