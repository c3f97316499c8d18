import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

const cardLook = cva("relative flex min-w-0 flex-col rounded-leaf", {
  variants: {
    tone: {
      plain: "border border-line bg-surface",
      sunken: "bg-sunken",
      outline: "border-[1.5px] border-edge",
      lifted: "border border-line/60 bg-surface shadow-lift",
    },
    padding: { none: "", sm: "p-4", md: "p-5 sm:p-6", lg: "p-6 sm:p-9" },
    /** For a card covered by its one link: has hover styles. */
    interactive: {
      true: "transition-[box-shadow,translate,border-color] duration-200 ease-settle focus-within:border-edge hover:-translate-y-0.5 hover:border-edge hover:shadow-lift",
    },
  },
  defaultVariants: { tone: "plain", padding: "md" },
});

export type CardProps = ComponentProps<"div"> & VariantProps<typeof cardLook> & { asChild?: boolean };

export function Card({ tone, padding, interactive, asChild = false, className, ...rest }: CardProps) {
  const Element = asChild ? Slot.Root : "div";
  return <Element className={cn(cardLook({ tone, padding, interactive }), className)} {...rest} />;
}

export function CardHeader({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cn("mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2", className)}
      {...rest}
    />
  );
}

/** `as` follows the page's outline; the look stays the same. */
export function CardTitle({
  as: As = "h2",
  className,
  ...rest
}: ComponentProps<"h2"> & { as?: "h2" | "h3" | "h4" }) {
  return <As className={cn("font-display font-semibold text-subheading", className)} {...rest} />;
}
