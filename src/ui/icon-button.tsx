import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { Bean } from "./spinner.tsx";
import { useTooltip } from "./tooltip.tsx";
import type { TooltipSide } from "./tooltip-bubble.tsx";

const look = cva("icon-button", {
  variants: {
    variant: {
      ghost: "hover:bg-ink/8 aria-pressed:text-cherry-ink",
      outline:
        "border-[1.5px] border-edge bg-surface hover:border-ink aria-pressed:border-cherry-ink aria-pressed:text-cherry-ink",
      solid: "bg-cherry text-on-cherry hover:bg-cherry-deep",
      veil: "icon-button-veil",
    },
    size: {
      sm: "icon-button-sm",
      md: "icon-button-md",
      lg: "size-13 [&_svg]:size-6",
    },
  },
  defaultVariants: { variant: "ghost", size: "md" },
});

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> &
  VariantProps<typeof look> & {
    /** Its action; also the tooltip. Include a number shown on it ("Cart, 3 items"). */
    label: string;
    /** A text other than the label's; false if the same words are beside it. */
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
