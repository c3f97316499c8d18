import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

const drawings = {
  cup: (
    <>
      <path d="M36 56h52v18a22 22 0 0 1-22 22H58a22 22 0 0 1-22-22Z" className="fill-surface" />
      <path d="M88 61h5a10 10 0 0 1 0 20h-6" />
      <path d="M26 106c18 5 54 5 72 0" />
      <path d="M52 44c-5-7 5-10 0-18M70 44c-5-7 5-10 0-18" className="stroke-leaf-ink" />
      <path d="M44 66h36" opacity=".4" />
    </>
  ),
  sack: (
    <>
      <path d="M38 46c-10 20-14 44-6 60h60c8-16 4-40-6-60Z" className="fill-surface" />
      <path
        d="M38 46c-2-8-6-12-10-16 22-6 46-6 68 0-4 4-8 8-10 16-14 4-34 4-48 0Z"
        className="fill-surface"
      />
      <ellipse cx="62" cy="78" rx="11" ry="15" transform="rotate(28 62 78)" className="stroke-cherry-ink" />
      <path d="M68 66c-2 6-3 8-6 12s-4 7-6 12" className="stroke-cherry-ink" />
    </>
  ),
  letter: (
    <>
      <path d="M26 46h72v50H26Z" className="fill-surface" />
      <path d="m26 48 36 30 36-30" />
      <circle cx="98" cy="44" r="9" className="fill-cherry stroke-none" />
    </>
  ),
  branch: (
    <>
      <path d="M62 110c0-28 2-52 8-84" />
      <path d="M63 84c-20 2-34-8-38-28 20-1 33 8 38 28Z" className="fill-leaf-wash stroke-leaf-ink" />
      <path d="M66 58c4-18 16-28 36-28 0 19-13 30-36 28Z" className="fill-leaf-wash stroke-leaf-ink" />
      <circle cx="76" cy="80" r="9" className="fill-cherry stroke-none" />
      <circle cx="88" cy="70" r="7" className="fill-cherry stroke-none" />
    </>
  ),
  search: (
    <>
      <circle cx="56" cy="60" r="28" className="fill-surface" />
      <path d="m77 81 23 23" strokeWidth="6" />
      <path d="M46 66c2-7 7-8 10-12" className="stroke-cherry-ink" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

/** Small line drawings for empty states. Decorative. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  return (
    <svg
      viewBox="0 0 124 124"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn("size-31 text-ink-soft", className)}
    >
      <path
        d="M14 34C10 84 24 116 70 116c38 0 46-30 42-60S88 10 58 10 16 18 14 34Z"
        className="fill-sunken stroke-none"
      />
      {drawings[name]}
    </svg>
  );
}
