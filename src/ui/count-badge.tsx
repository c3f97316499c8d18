import { cn } from "./class-names.ts";

export type CountBadgeProps = { count: number; max?: number; className?: string };

/** The small number on an icon. Nothing at 0. Visual only: the icon's own label must include the number. */
export function CountBadge({ count, max = 99, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      key={count}
      aria-hidden="true"
      className={cn(
        "figures inline-grid h-5 min-w-5 animate-pop-in place-items-center rounded-full bg-cherry px-1.5",
        "font-bold text-on-cherry text-xs leading-none",
        className,
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
