import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate, shortOrderId } from "#kernel/formats.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { Price } from "#ui/price.tsx";
import { NoOrders } from "./no-orders.tsx";
import type { OrderSummaryView } from "./order-card.tsx";
import { OrderLine, type OrderLineView } from "./order-line.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";

type HistoryOrder = Omit<OrderSummaryView, "lines"> & { lines: readonly OrderLineView[] };

/** The dashboard's tab 'Order History': every order with all of its lines. */
export function OrderHistory({ orders }: { orders: readonly HistoryOrder[] }) {
  const { t } = useTranslation("orders");
  return (
    <section aria-labelledby="order-history" className="grid gap-5">
      <h2 id="order-history" className="font-display font-semibold text-heading">
        {t("history")}
      </h2>
      {orders.length === 0 && <NoOrders headingLevel="h3" />}
      {orders.map((order) => (
        <Card key={order.id}>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <CardTitle as="h3" className="text-base">
              <Link to={`/orders/${order.id}`} className="font-mono hover:underline">
                {shortOrderId(order.id)}
              </Link>
            </CardTitle>
            <p className="flex items-center gap-3 text-ink-soft text-sm">
              {formatDate(order.createdAt)}
              <OrderStatusBadge status={order.status} />
            </p>
          </div>
          <ul className="divide-y divide-line border-line border-y">
            {order.lines.map((line) => (
              <OrderLine key={line.productId} line={line} />
            ))}
          </ul>
          <p className="mt-4 flex items-baseline justify-end gap-3">
            <span className="text-ink-soft text-sm">{t("total")}</span>
            <Price cents={order.totalCents} size="lg" />
          </p>
        </Card>
      ))}
    </section>
  );
}
