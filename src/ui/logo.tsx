import { cn } from "./class-names.ts";

/** A coffee branch: stem, two leaves, two cherries. */
function LogoMark({ mono = false, className }: { mono?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn("size-8 shrink-0", className)}>
      <path
        d="M15.2 30.5C14.7 22 15.5 12 19 2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M14.6 22.5C7.5 22.6 2.7 18.5 1.8 11.3c7.3-.2 12.1 3.8 12.8 11.2Z" fill="currentColor" />
      <path d="M17 13.6C17.4 7.5 22 3.2 29.4 3.3 29.5 10.5 24.7 14.6 17 13.6Z" fill="currentColor" />
      <g className={mono ? undefined : "text-cherry-ink"} fill="currentColor">
        <circle cx="20.3" cy="20.2" r="4" />
        <circle cx="26.8" cy="17.6" r="2.9" />
      </g>
    </svg>
  );
}

export type LogoProps = {
  /** Everything in the surrounding color. */
  mono?: boolean;
  /** Only the branch is visible; the name is for screen readers. */
  markOnly?: boolean;
  size?: "sm" | "md" | "lg";
  className?: string;
};

const sizes = {
  sm: { mark: "size-7", word: "text-[1.375rem]" },
  md: { mark: "size-8", word: "text-[1.6875rem]" },
  lg: { mark: "size-12", word: "text-[2.625rem]" },
} as const;

/** The name with its branch. Put it inside the link home. */
export function Logo({ mono, markOnly = false, size = "md", className }: LogoProps) {
  return (
    <span className={cn("inline-flex items-center gap-2", className)}>
      <LogoMark mono={mono} className={sizes[size].mark} />
      <span
        translate="no"
        className={cn(
          "font-display font-semibold leading-none tracking-[-0.04em]",
          sizes[size].word,
          markOnly && "sr-only",
        )}
      >
        Cafeto
      </span>
    </span>
  );
}
