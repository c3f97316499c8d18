import { useTranslation } from "#i18n/use-translation.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { HistoryCard } from "./history-card.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderSkeletons } from "./order-skeletons.tsx";
import { useOrders } from "./use-orders.ts";

type OrderHistoryProps = { page: number; hrefFor: (page: number) => string };

/** The dashboard's tab 'Order History': the orders with all of their lines, a page at a time. */
export function OrderHistory({ page, hrefFor }: OrderHistoryProps) {
  const { t } = useTranslation("orders");
  const orders = useOrders(page);
  return (
    <section aria-labelledby="order-history" className="grid grid-cols-1 gap-5">
      <h2 id="order-history" className="font-display font-semibold text-heading">
        {t("history")}
      </h2>
      <InlineRetry {...orders.retry} />
      {!orders.items && <OrderSkeletons />}
      {orders.items?.length === 0 && <NoOrders headingLevel="h3" />}
      {orders.items?.map((order) => (
        <HistoryCard key={order.id} order={order} />
      ))}
      <Pagination
        className="max-sm:-mx-2"
        page={orders.page}
        pageCount={orders.pageCount}
        hrefFor={hrefFor}
      />
    </section>
  );
}
