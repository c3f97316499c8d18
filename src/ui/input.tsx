import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { useFieldWiring } from "./field-context.ts";
import { useTypedEarly } from "./use-typed-early.ts";

/** The look of every input. 17 px text, so that phones don't zoom in. */
export const controlLook = [
  "w-full min-w-0 rounded-lg border-[1.5px] border-edge bg-surface px-3.5 text-base text-ink",
  "transition-[border-color,box-shadow] duration-150 hover:border-ink-soft",
  "focus-visible:border-focus focus-visible:outline-offset-0",
  "aria-invalid:border-danger-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint",
].join(" ");

export type InputProps = ComponentProps<"input"> & {
  /** An icon inside, at the start. Decorative. */
  icon?: React.ReactNode;
};

export function Input({ className, icon, type = "text", ref, ...rest }: InputProps) {
  const wired = useFieldWiring(rest);
  const box = useTypedEarly(ref);
  const input = (
    <input
      ref={box}
      type={type}
      className={cn(controlLook, "min-h-11 py-2 read-only:bg-sunken", icon && "pl-11", className)}
      {...wired}
    />
  );
  if (!icon) return input;
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-faint [&_svg]:size-5"
      >
        {icon}
      </span>
      {input}
    </span>
  );
}
