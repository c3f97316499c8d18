import { href } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { NoneFound } from "#ui/none-found.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderSkeletons } from "./order-skeletons.tsx";
import { type OrdersAddress, ordersPath } from "./orders-address.ts";
import { OrdersFinder } from "./orders-finder.tsx";
import { useOrders } from "./use-orders.ts";

/** The user's orders by status and search, a page at a time; updated live. */
export function OrderList({ address }: { address: OrdersAddress }) {
  const { t } = useTranslation("orders");
  const orders = useOrders(address);
  const hrefFor = (wanted: Partial<OrdersAddress>) => ordersPath(href("/orders"), wanted);
  if (!orders.items) return <OrderSkeletons />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {orders.hasFinder && <OrdersFinder address={address} total={orders.total} hrefFor={hrefFor} />}
      <InlineRetry {...orders.retry} />
      {orders.isEmpty && <NoOrders />}
      {orders.isNoneFound && (
        <NoneFound title={t("find.none")} text={t("find.noneText")} clearTo={hrefFor({})} />
      )}
      {orders.items.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      <Pagination
        className="max-sm:-mx-2"
        page={orders.page}
        pageCount={orders.pageCount}
        hrefFor={(page) => hrefFor({ ...address, page })}
      />
    </div>
  );
}
