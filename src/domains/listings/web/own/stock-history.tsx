import { useInfiniteQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount, formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

type Reason =
  | "initial"
  | "sale"
  | "return"
  | "adjustment"
  | "received"
  | "counted"
  | "damaged"
  | "bulk"
  | "replacement";

/** Every change of a product's stock with its reason, newest first. */
export function StockHistory({
  product,
  onClose,
}: {
  product: { id: string; name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation("listings");
  const { data, isError, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    queries.listings.listStockMovements.infiniteOptions({
      input: (before: number | undefined) => ({ productId: product.id, ...(before ? { before } : {}) }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 0,
    }),
  );
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("history.title")}
      description={product.name}
    >
      {isError && (
        <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!items && !isError && <Skeleton className="h-40" />}
      {items?.length === 0 && <p className="text-ink-soft">{t("history.empty")}</p>}
      {items && items.length > 0 && (
        <ol className="divide-y divide-line border-line border-y">
          {items.map(({ id, delta, reason, createdAt }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-2.5">
              <span className="min-w-0">
                <span className="font-medium">{t(`stock.reasons.${reason as Reason}`)}</span>
                <span className="block text-ink-soft text-sm">{formatDateTime(createdAt)}</span>
              </span>
              <span
                className={cn("figures font-semibold", delta > 0 ? "text-success-ink" : "text-danger-ink")}
              >
                {`${delta > 0 ? "+" : "−"}${formatCount(Math.abs(delta))}`}
              </span>
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          loading={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {t("history.older")}
        </Button>
      )}
    </Dialog>
  );
}
