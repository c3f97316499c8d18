import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { pageCount } from "#kernel/paging.ts";

/** A page of one's orders, kept fresh by live events. After a failure the list is empty and `retry` is offered (decision 11). */
export function useOrders(page: number) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.orders.listOrders.queryOptions({ input: { page } }),
    placeholderData: keepPreviousData,
  });
  return {
    /** Undefined while nothing is known. */
    items: data?.items ?? (isError ? [] : undefined),
    page: data?.page ?? page,
    pageCount: data ? pageCount(data.total, data.pageSize) : 1,
    retry: { isShown: isError, isRetrying: isFetching, onRetry: () => void refetch() },
  };
}
