import { useInfiniteQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import type { NotificationView } from "#domains/notifications/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { dayName, groupByDay } from "./notification-days.ts";
import { NotificationRow } from "./notification-row.tsx";
import { useMarkAsRead } from "./use-mark-as-read.ts";

/** One's notifications by day, the latest first; older ones on demand. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation("notifications");
  const { markOne } = useMarkAsRead();
  const list = useInfiniteQuery(
    queries.notifications.listNotifications.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const follow = (item: NotificationView) => {
    if (!item.isRead) markOne(item.id);
    onFollow();
  };
  if (list.isPending && !list.isError) return <ListSkeleton label={t("loading")} />;
  if (items.length === 0 && !list.isError)
    return <EmptyState title={t("emptyTitle")} text={t("emptyText")} headingLevel="p" className="py-8" />;
  return (
    <div aria-busy={list.isFetchingNextPage}>
      <InlineRetry
        isShown={list.isError}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
        className="pt-4"
      />
      {groupByDay(items).map(({ day, items }) => (
        <section key={day} aria-label={dayName(day, t)}>
          <h3 className="pt-4 pb-1 font-semibold text-ink-soft text-sm">{dayName(day, t)}</h3>
          <ul className="-mx-2 grid gap-0.5">
            {items.map((item) => (
              <NotificationRow key={item.id} item={item} onFollow={() => follow(item)} />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <Button
          block
          size="sm"
          variant="ghost"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="mt-3"
        >
          {t("earlier")}
        </Button>
      )}
    </div>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" role="status" className="grid gap-5 py-5">
      <span className="sr-only">{label}</span>
      {["one", "two", "three"].map((place) => (
        <div key={place} className="flex gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="w-3/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
