import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { pageCount } from "#kernel/paging.ts";
import { type OrdersAddress, ordersInput } from "./orders-address.ts";

/**
 * A page of the user's orders, updated by live events. After a failure the list is empty and `retry` is offered
 * (R11).
 */
export function useOrders(address: OrdersAddress) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queries.orders.listOrders.queryOptions({ input: ordersInput(address) }),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = address.search !== "" || address.status !== undefined;
  const items = data?.items ?? (isError ? [] : undefined);
  const hasNone = items?.length === 0 && !isPlaceholderData;
  return {
    /** Undefined while loading. */
    items,
    /** Nothing was ever bought. */
    isEmpty: hasNone && !isNarrowed,
    isNoneFound: hasNone && isNarrowed && !isError,
    /** Whether there is anything to search in. */
    hasFinder: isNarrowed || (items !== undefined && items.length > 0),
    total: isPlaceholderData ? undefined : data?.total,
    page: data?.page ?? address.page,
    pageCount: data ? pageCount(data.total, data.pageSize) : 1,
    retry: { isShown: isError, isRetrying: isFetching, onRetry: () => void refetch() },
  };
}
