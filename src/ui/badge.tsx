import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

const badgeLook = cva(
  "inline-flex items-center gap-1.5 whitespace-nowrap font-semibold leading-none [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        green: "bg-success-wash text-success-ink",
        blue: "bg-info-wash text-info-ink",
        yellow: "bg-warning-wash text-warning-ink",
        grey: "bg-neutral-wash text-neutral-ink",
        red: "bg-danger-wash text-danger-ink",
        cherry: "bg-cherry text-on-cherry",
        leaf: "bg-leaf text-on-leaf",
        outline: "border border-edge text-ink-soft",
      },
      size: {
        sm: "rounded-[0.125rem_0.5rem] px-2 py-1 text-xs",
        md: "rounded-[0.1875rem_0.625rem] px-2.5 py-1.5 text-sm",
      },
    },
    defaultVariants: { tone: "grey", size: "sm" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeLook>["tone"]>;

export type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeLook>;

/** A short status in a color; the word carries the meaning, the color only helps. */
export function Badge({ tone, size, className, ...rest }: BadgeProps) {
  return <span className={cn(badgeLook({ tone, size }), className)} {...rest} />;
}
