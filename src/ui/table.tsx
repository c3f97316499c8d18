import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

/** Rows of figures. On a narrow screen it scrolls sideways in its own frame, also by keyboard. */
export function Table({ label, className, ...rest }: ComponentProps<"table"> & { label: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
      tabIndex={0}
      className="overflow-x-auto rounded-leaf border border-line bg-surface"
    >
      <table
        aria-label={label}
        className={cn("w-full border-collapse text-left text-sm", className)}
        {...rest}
      />
    </section>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<"thead">) {
  return <thead className={cn("bg-sunken text-ink-soft", className)} {...rest} />;
}

export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
  return <tr className={cn("border-line border-b last:border-b-0", className)} {...rest} />;
}

export function Th({ numeric, className, ...rest }: ComponentProps<"th"> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      className={cn("whitespace-nowrap px-4 py-3 font-semibold", numeric && "text-right", className)}
      {...rest}
    />
  );
}

export function Td({ numeric, className, ...rest }: ComponentProps<"td"> & { numeric?: boolean }) {
  return (
    <td className={cn("px-4 py-3 align-middle", numeric && "figures text-right", className)} {...rest} />
  );
}
