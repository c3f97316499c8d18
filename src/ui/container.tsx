import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

const look = cva("relative mx-auto w-full px-4 sm:px-6 lg:px-10", {
  variants: { width: { page: "max-w-page", wide: "max-w-wide", prose: "max-w-prose", form: "max-w-form" } },
  defaultVariants: { width: "page" },
});

/** The page's column; the same margins on every page. */
export function Container({ width, className, ...rest }: ComponentProps<"div"> & VariantProps<typeof look>) {
  return <div className={cn(look({ width }), className)} {...rest} />;
}
