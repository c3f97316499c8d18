import { cn } from "./class-names.ts";
import drawing from "./contour-lines.svg?no-inline";

/**
 * The contour lines of a coffee hill, as a background of front pages. Decorative; the parent is `relative
 * overflow-hidden`.
 */
export function ContourLines({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 800"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={cn(
        "pointer-events-none absolute overflow-visible text-edge opacity-20 sm:opacity-30",
        className,
      )}
    >
      <use href={`${drawing}#lines`} />
    </svg>
  );
}
