import { href } from "react-router";
import { withQuery } from "#kernel/with-query.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderSkeletons } from "./order-skeletons.tsx";
import { useOrders } from "./use-orders.ts";

/** The user's orders, a page at a time; updated live. */
export function OrderList({ page }: { page: number }) {
  const orders = useOrders(page);
  if (!orders.items) return <OrderSkeletons />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <InlineRetry {...orders.retry} />
      {orders.items.length === 0 && <NoOrders />}
      {orders.items.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      <Pagination
        className="max-sm:-mx-2"
        page={orders.page}
        pageCount={orders.pageCount}
        hrefFor={(wanted) => withQuery(href("/orders"), { page: wanted === 1 ? undefined : wanted })}
      />
    </div>
  );
}
