import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { Bean } from "./spinner.tsx";
import { useTooltip } from "./tooltip.tsx";
import type { TooltipSide } from "./tooltip-bubble.tsx";

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
    /** Other words than the label's; false where the same words stand beside it. */
    tooltip?: string | false;
    tooltipSide?: TooltipSide;
    /** Renders the only child (a link around an icon) instead of a button. */
    asChild?: boolean;
    loading?: boolean;
  };

export function IconButton({
  label,
  tooltip,
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
  const { handlers, bubble } = useTooltip(tooltip === false ? null : (tooltip ?? label), tooltipSide);
  const shared = {
    "aria-label": label,
    className: cn(look({ variant, size }), className),
    ...handlers,
    ...rest,
  };
  if (asChild)
    return (
      <Slot.Root onClick={onClick} {...shared}>
        <Slot.Slottable>{children}</Slot.Slottable>
        {bubble}
      </Slot.Root>
    );
  return (
    <button
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      {...shared}
    >
      {loading ? <Bean /> : children}
      {bubble}
    </button>
  );
}
