import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queries } from "#client/queries.ts";
import { pageCount } from "#kernel/paging.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderCard } from "./order-card.tsx";

/** One's orders, a page at a time; they follow live. */
export function OrderList({ page }: { page: number }) {
  const { t } = useTranslation("orders");
  const { data, isError, refetch, isFetching } = useQuery({
    ...queries.orders.listOrders.queryOptions({ input: { page } }),
    placeholderData: keepPreviousData,
  });
  if (isError) {
    return <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-5">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    );
  }
  if (data.total === 0) return <NoOrders />;
  return (
    <div className="grid gap-5">
      {data.items.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      <Pagination
        page={data.page}
        pageCount={pageCount(data.total, data.pageSize)}
        hrefFor={(wanted) => (wanted === 1 ? "/orders" : `/orders?page=${wanted}`)}
      />
    </div>
  );
}
