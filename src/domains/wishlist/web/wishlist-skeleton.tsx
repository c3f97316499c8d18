import { useTranslation } from "#i18n/use-translation.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { wishlistColumns } from "./wishlist-columns.ts";

/** A placeholder for the loading list. */
export function WishlistSkeleton() {
  const { t } = useTranslation("wishlist");
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div className={wishlistColumns}>
        {Array.from({ length: 4 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <div key={index}>
            <Skeleton className="aspect-square h-auto w-full rounded-leaf" />
            <Skeleton className="mt-4 w-2/3" />
            <Skeleton className="mt-2 h-5 w-full" />
            <Skeleton className="mt-5 h-6 w-1/3" />
            <Skeleton className="mt-4 h-9 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
