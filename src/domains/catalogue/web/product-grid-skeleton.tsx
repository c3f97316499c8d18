import { Skeleton } from "#ui/skeleton.tsx";

/** A placeholder for the loading grid. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div
      className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4"
      aria-busy="true"
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <div key={index}>
          <Skeleton className="aspect-square h-auto w-full rounded-leaf" />
          <Skeleton className="mt-4 w-2/3" />
          <Skeleton className="mt-2 h-5 w-full" />
          <Skeleton className="mt-5 h-6 w-1/3" />
        </div>
      ))}
    </div>
  );
}
