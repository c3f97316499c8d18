import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";
import { Bean } from "./spinner.tsx";

export const buttonLook = cva("button-base", {
  variants: {
    variant: {
      primary: "bg-cherry text-on-cherry hover:bg-cherry-deep",
      secondary:
        "border-[1.5px] border-ink/70 bg-transparent text-ink hover:border-ink hover:bg-ink hover:text-paper",
      ghost: "text-ink hover:bg-ink/8",
      danger:
        "border-[1.5px] border-danger-ink bg-danger-wash text-danger-ink hover:bg-danger-ink hover:text-paper",
      link: "text-cherry-ink underline decoration-1 underline-offset-[0.2em] hover:decoration-2",
    },
    size: {
      sm: "min-h-9 rounded-leaf-sm px-3.5 text-sm pointer-coarse:min-h-11 [&_svg]:size-4",
      md: "min-h-11 rounded-leaf-sm px-5 text-base [&_svg]:size-[1.125rem]",
      lg: "min-h-13 rounded-leaf px-7 text-lg [&_svg]:size-5",
    },
    block: { true: "w-full" },
  },
  compoundVariants: [{ variant: "link", className: "min-h-6 px-0 pointer-coarse:min-h-11" }],
  defaultVariants: { variant: "primary", size: "md" },
});

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonLook> & {
    /** Renders the only child (such as a link) with the button's look. `loading` has no effect then. */
    asChild?: boolean;
    /** Keeps its place and focus, announces that it is busy and ignores presses. */
    loading?: boolean;
    /** The label while loading; default "Loading...". */
    loadingLabel?: string;
  };

export function Button({
  variant,
  size,
  block,
  asChild = false,
  loading = false,
  loadingLabel,
  className,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation("ui");
  const look = cn(buttonLook({ variant, size, block }), className);
  if (asChild) {
    return (
      <Slot.Root className={look} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={loading && type === "submit" ? "button" : type}
      className={look}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      {...rest}
    >
      {loading ? (
        <>
          <Bean />
          <span>{loadingLabel ?? t("loadingText")}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
