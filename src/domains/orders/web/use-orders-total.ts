import { useQueries, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { pageCount } from "#kernel/paging.ts";

/** Nobody's history is longer than this many pages before the server counts it itself. */
const pagesAtMost = 25;

type Priced = { status: string; totalCents: number };

/** How many orders there are and what was paid for them and not given back; undefined while that is not known. */
export function useOrdersTotal(): { count: number | undefined; spentCents: number | undefined } {
  const first = useQuery(queries.orders.listOrders.queryOptions({ input: { page: 1 } }));
  const pages = first.data ? Math.min(pageCount(first.data.total, first.data.pageSize), pagesAtMost) : 1;
  const rest = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) =>
      queries.orders.listOrders.queryOptions({ input: { page: index + 2 } }),
    ),
  });
  const all = [first, ...rest];
  // A failure is silent: the numbers are 0 then (decision 11).
  if (first.isError) return { count: 0, spentCents: 0 };
  const isKnown = all.every((page) => page.data ?? page.isError);
  return {
    count: first.data?.total,
    spentCents: isKnown ? sumPaid(all.flatMap((page) => page.data?.items ?? [])) : undefined,
  };
}

function sumPaid(orders: readonly Priced[]): number {
  return orders
    .filter(({ status }) => status !== "pending" && status !== "cancelled")
    .reduce((sum, order) => sum + order.totalCents, 0);
}
