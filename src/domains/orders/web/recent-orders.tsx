import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate, shortOrderId } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#ui/card.tsx";
import { Price } from "#ui/price.tsx";
import { NoOrders } from "./no-orders.tsx";
import type { OrderSummaryView } from "./order-card.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";

/** The dashboard's latest orders: short id, state, date, total, and what was in them. */
export function RecentOrders({ orders }: { orders: readonly OrderSummaryView[] }) {
  const { t } = useTranslation("orders");
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("recent")}</CardTitle>
        {orders.length > 0 && (
          <Button asChild variant="link">
            <Link to="/orders">{t("viewAll")}</Link>
          </Button>
        )}
      </CardHeader>
      {orders.length === 0 ? (
        <NoOrders headingLevel="h3" />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {orders.map((order) => (
            <li key={order.id} className="relative grid gap-1 py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link
                    to={`/orders/${order.id}`}
                    className="font-mono font-semibold text-sm after:absolute after:inset-0 hover:underline"
                  >
                    {shortOrderId(order.id)}
                  </Link>
                  <OrderStatusBadge status={order.status} />
                </p>
                <Price cents={order.totalCents} />
              </div>
              <p className="text-ink-soft text-sm">{formatDate(order.createdAt)}</p>
              <p className="text-sm">
                {order.lines
                  .map((line) => t("lineText", { quantity: line.quantity, name: line.name }))
                  .join(", ")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
