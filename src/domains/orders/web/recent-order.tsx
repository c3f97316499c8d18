import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, shortOrderId } from "#kernel/formats.ts";
import { Price } from "#ui/price.tsx";
import { BuyAgain } from "./buy-again.tsx";
import { NextSteps } from "./next-step.tsx";
import type { OrderSummaryView } from "./order-card.tsx";
import { OrderMosaic } from "./order-mosaic.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { ShipTo } from "./ship-to.tsx";

const namedLines = 4;

/** One of the latest orders: short id, status, date, total, contents. The whole row is a link. */
export function RecentOrder({ order }: { order: OrderSummaryView }) {
  const { t } = useTranslation("orders");
  const more = order.lines.length - namedLines;
  return (
    <li className="relative flex gap-4 py-4 last:pb-0">
      <OrderMosaic lines={order.lines} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={href("/orders/:orderId", { orderId: order.id })}
              className="font-mono font-semibold text-sm after:absolute after:inset-0 hover:underline"
            >
              {shortOrderId(order.id)}
            </Link>
            <OrderStatusBadge status={order.status} />
          </p>
          <Price cents={order.totalCents} />
        </div>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          <span>{formatDate(order.createdAt)}</span>
          <span className="whitespace-nowrap">{t("number", { number: order.number })}</span>
        </p>
        <ul className="mt-1 text-sm">
          {order.lines.slice(0, namedLines).map((line) => (
            <li key={line.productId}>{t("lineText", { quantity: line.quantity, name: line.name })}</li>
          ))}
          {more > 0 && <li className="text-ink-soft">{t("moreLines", { count: more })}</li>}
        </ul>
        <div className="mt-2 grid gap-1">
          <NextSteps parcels={order.parcels} />
          <ShipTo shipTo={order.shipTo} />
        </div>
        {order.status !== "pending" && (
          <BuyAgain number={order.number} lines={order.lines} size="sm" className="mt-3" />
        )}
      </div>
    </li>
  );
}
