import { cn } from "./class-names.ts";

/** Holds the place of what is coming; give it the size of that. The region around it says aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={cn("block h-4 animate-steep rounded-leaf-sm bg-neutral-wash", className)}
    />
  );
}

const lineWidths = ["w-full", "w-11/12", "w-4/5", "w-full", "w-2/3"];

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cn("grid gap-2.5", className)}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <Skeleton key={index} className={lineWidths[index % lineWidths.length]} />
      ))}
    </span>
  );
}
