import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { Bean } from "./spinner.tsx";
import { Tooltip } from "./tooltip.tsx";

const look = cva(
  [
    "relative inline-grid shrink-0 place-items-center rounded-full text-ink",
    "transition-[background-color,color,border-color] duration-150",
    "disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        ghost: "hover:bg-ink/8 aria-pressed:text-cherry-ink",
        outline:
          "border-[1.5px] border-edge bg-surface hover:border-ink aria-pressed:border-cherry-ink aria-pressed:text-cherry-ink",
        solid: "bg-cherry text-on-cherry hover:bg-cherry-deep",
        /** On pictures: its own ground, so it can be seen on anything. */
        veil: "bg-surface/90 shadow-lift hover:bg-surface aria-pressed:text-cherry-ink",
      },
      size: {
        sm: "size-9 pointer-coarse:size-11 [&_svg]:size-[1.125rem]",
        md: "size-11 [&_svg]:size-5",
        lg: "size-13 [&_svg]:size-6",
      },
    },
    defaultVariants: { variant: "ghost", size: "md" },
  },
);

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> &
  VariantProps<typeof look> & {
    /** Says what it does; also the tooltip. With a number on it, say the number here ("Cart, 3 items"). */
    label: string;
    /** false where the same words stand beside it. */
    tooltip?: boolean;
    tooltipSide?: "top" | "bottom" | "left" | "right";
    /** Renders the only child (a link around an icon) instead of a button. */
    asChild?: boolean;
    loading?: boolean;
  };

export function IconButton({
  label,
  tooltip = true,
  tooltipSide,
  variant,
  size,
  asChild = false,
  loading = false,
  className,
  type = "button",
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  const shared = { "aria-label": label, className: cn(look({ variant, size }), className), ...rest };
  const control = asChild ? (
    <Slot.Root onClick={onClick} {...shared}>
      {children}
    </Slot.Root>
  ) : (
    <button
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      {...shared}
    >
      {loading ? <Bean /> : children}
    </button>
  );
  if (!tooltip) return control;
  return (
    <Tooltip text={label} side={tooltipSide}>
      {control}
    </Tooltip>
  );
}
