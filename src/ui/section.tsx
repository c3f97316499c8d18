import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";

const look = cva("relative", {
  variants: {
    tone: {
      paper: "",
      sunken: "bg-sunken",
      surface: "bg-surface",
      /** Always dark, in both themes; everything inside follows. */
      night: "bg-espresso text-ink",
    },
    space: {
      none: "",
      sm: "py-8 sm:py-10",
      md: "py-12 sm:py-16",
      lg: "py-16 sm:py-24",
      xl: "py-20 sm:py-32",
    },
  },
  defaultVariants: { tone: "paper", space: "md" },
});

export type SectionProps = ComponentProps<"section"> & VariantProps<typeof look>;

/** A band across the page; put a Container inside. */
export function Section({ tone, space, className, ...rest }: SectionProps) {
  return (
    <section
      data-theme={tone === "night" ? "dark" : undefined}
      className={cn(look({ tone, space }), className)}
      {...rest}
    />
  );
}

export type SectionHeadingProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A link on the right, "See all". */
  action?: ReactNode;
  level?: "h2" | "h3";
  id?: string;
  className?: string;
};

export function SectionHeading({
  title,
  lead,
  action,
  level: Heading = "h2",
  id,
  className,
}: SectionHeadingProps) {
  return (
    <div className={cn("mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3", className)}>
      <div className="max-w-2xl">
        <Heading
          id={id}
          className={cn("font-display font-semibold", Heading === "h2" ? "text-title" : "text-heading")}
        >
          {title}
        </Heading>
        {lead && <p className="mt-3 text-ink-soft text-lead">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
