import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";

export function ReviewSkeleton() {
  return (
    <div className="grid gap-14 lg:grid-cols-[18rem_1fr]" aria-busy="true">
      <Skeleton className="h-40" />
      <div className="grid gap-8">
        <SkeletonText lines={4} />
        <SkeletonText lines={4} />
      </div>
    </div>
  );
}
