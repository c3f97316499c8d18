import { useTranslation } from "#i18n/use-translation.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { NoneFound } from "#ui/none-found.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { HistoryCard } from "./history-card.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderSkeletons } from "./order-skeletons.tsx";
import { type OrdersAddress, ordersPath } from "./orders-address.ts";
import { OrdersFinder } from "./orders-finder.tsx";
import { useOrders } from "./use-orders.ts";

type OrderHistoryProps = {
  address: OrdersAddress;
  /** The rest of the dashboard's address. */
  within: Record<string, string>;
};

/** The dashboard's tab 'Order History': orders by status and search with all of their lines, a page at a time. */
export function OrderHistory({ address, within }: OrderHistoryProps) {
  const { t } = useTranslation("orders");
  const orders = useOrders(address);
  const hrefFor = (wanted: Partial<OrdersAddress>) => ordersPath("", wanted, within);
  return (
    <section aria-labelledby="order-history" className="grid grid-cols-1 gap-5">
      <h2 id="order-history" className="font-display font-semibold text-heading">
        {t("history")}
      </h2>
      {orders.hasFinder && (
        <OrdersFinder address={address} total={orders.total} within={within} hrefFor={hrefFor} />
      )}
      <InlineRetry {...orders.retry} />
      {!orders.items && <OrderSkeletons />}
      {orders.isEmpty && <NoOrders headingLevel="h3" />}
      {orders.isNoneFound && (
        <NoneFound headingLevel="h3" title={t("find.none")} text={t("find.noneText")} clearTo={hrefFor({})} />
      )}
      {orders.items?.map((order) => (
        <HistoryCard key={order.id} order={order} />
      ))}
      <Pagination
        className="max-sm:-mx-2"
        page={orders.page}
        pageCount={orders.pageCount}
        hrefFor={(page) => hrefFor({ ...address, page })}
      />
    </section>
  );
}
