import { useTranslation } from "#i18n/use-translation.ts";
import { Skeleton } from "#ui/skeleton.tsx";

export function CartSkeleton({ lines = 2 }: { lines?: number }) {
  const { t } = useTranslation("cart");
  return (
    <div aria-busy="true" className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <p role="status" className="sr-only">
        {t("pricing")}
      </p>
      <div className="grid gap-4">
        {Array.from({ length: Math.min(lines, 4) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <Skeleton key={index} className="h-36 rounded-leaf" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-leaf" />
    </div>
  );
}
