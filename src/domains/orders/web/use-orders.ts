import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { pageCount } from "#kernel/paging.ts";

/**
 * A page of the user's orders, updated by live events. After a failure the list is empty and `retry` is offered
 * (R11).
 */
export function useOrders(page: number) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.orders.listOrders.queryOptions({ input: { page } }),
    placeholderData: keepPreviousData,
  });
  return {
    /** Undefined while loading. */
    items: data?.items ?? (isError ? [] : undefined),
    page: data?.page ?? page,
    pageCount: data ? pageCount(data.total, data.pageSize) : 1,
    retry: { isShown: isError, isRetrying: isFetching, onRetry: () => void refetch() },
  };
}
