import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** Placeholders for loading orders. */
export function OrderSkeletons() {
  return (
    <div aria-busy="true" className="grid gap-5">
      {["first", "second"].map((order) => (
        <Card key={order} className="gap-5">
          <Skeleton className="h-6 w-40" />
          <span className="flex items-center gap-4">
            <Skeleton className="size-16 shrink-0" />
            <span className="grid flex-1 gap-2.5">
              <Skeleton className="w-2/3" />
              <Skeleton className="w-1/3" />
            </span>
          </span>
          <Skeleton className="h-6 w-28 self-end" />
        </Card>
      ))}
    </div>
  );
}
