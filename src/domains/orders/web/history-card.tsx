import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, shortOrderId } from "#kernel/formats.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { Price } from "#ui/price.tsx";
import { BuyAgain } from "./buy-again.tsx";
import { NextSteps } from "./next-step.tsx";
import type { OrderSummaryView } from "./order-card.tsx";
import { OrderLine, type OrderLineView } from "./order-line.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { ShipTo } from "./ship-to.tsx";

type HistoryOrder = Omit<OrderSummaryView, "lines"> & { lines: readonly OrderLineView[] };

/** One order of the history with all of its lines. */
export function HistoryCard({ order }: { order: HistoryOrder }) {
  const { t } = useTranslation("orders");
  return (
    <Card asChild padding="none">
      <article aria-labelledby={`history-${order.id}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b px-5 py-4 sm:px-6">
          <div>
            <CardTitle as="h3" id={`history-${order.id}`}>
              <Link
                to={href("/orders/:orderId", { orderId: order.id })}
                className="font-mono text-base hover:underline"
              >
                {shortOrderId(order.id)}
              </Link>
            </CardTitle>
            <p className="text-ink-soft text-sm">
              {formatDate(order.createdAt)} · {t("number", { number: order.number })}
            </p>
          </div>
          <OrderStatusBadge status={order.status} size="md" />
        </div>
        <ul className="grid gap-x-12 px-5 py-2 sm:px-6 lg:grid-cols-2">
          {order.lines.map((line) => (
            <OrderLine key={line.productId} line={line} />
          ))}
        </ul>
        <div className="grid gap-2 border-line border-t px-5 py-4 sm:px-6">
          <NextSteps parcels={order.parcels} />
          <ShipTo shipTo={order.shipTo} />
        </div>
        <p className="flex items-baseline justify-between gap-3 border-line border-t px-5 py-4 sm:px-6">
          <span className="text-ink-soft">{t("total")}</span>
          <Price cents={order.totalCents} size="lg" />
        </p>
        {order.status !== "pending" && (
          <BuyAgain
            number={order.number}
            lines={order.lines}
            size="sm"
            className="border-line border-t px-5 py-4 sm:px-6"
          />
        )}
      </article>
    </Card>
  );
}
