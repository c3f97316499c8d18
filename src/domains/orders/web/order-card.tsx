import { href, Link } from "react-router";
import type { OrderStatus } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, shortOrderId } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Price } from "#ui/price.tsx";
import { BuyAgain } from "./buy-again.tsx";
import { NextSteps, type ParcelState } from "./next-step.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { OrderThumbnails } from "./order-thumbnails.tsx";
import { ShipTo } from "./ship-to.tsx";

export type OrderSummaryView = {
  id: string;
  number: number;
  status: OrderStatus;
  totalCents: number;
  createdAt: string;
  lines: readonly { productId: string; name: string; imageUrl: string; quantity: number }[];
  shipTo: { fullName: string; city: string; country: string };
  parcels: readonly ParcelState[];
};

const namedLines = 3;

/** One order of the list: contents, status, total. */
export function OrderCard({ order }: { order: OrderSummaryView }) {
  const { t } = useTranslation("orders");
  const more = order.lines.length - namedLines;
  return (
    <Card asChild interactive>
      <article aria-labelledby={`order-${order.id}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id={`order-${order.id}`} className="font-display font-semibold text-subheading">
              {t("number", { number: order.number })}
            </h2>
            <p className="text-ink-soft text-sm">
              {t("placedOn", { date: formatDate(order.createdAt) })} ·{" "}
              <span className="font-mono text-xs">{shortOrderId(order.id)}</span>
            </p>
          </div>
          <OrderStatusBadge status={order.status} size="md" />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <OrderThumbnails lines={order.lines} />
          <ul className="min-w-52 flex-1 text-sm">
            {order.lines.slice(0, namedLines).map((line) => (
              <li key={line.productId}>{t("lineText", { quantity: line.quantity, name: line.name })}</li>
            ))}
            {more > 0 && <li className="text-ink-soft">{t("moreLines", { count: more })}</li>}
          </ul>
        </div>
        <div className="mt-5 grid gap-2">
          <NextSteps parcels={order.parcels} />
          <ShipTo shipTo={order.shipTo} />
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
          <p className="flex items-baseline gap-2">
            <span className="text-ink-soft text-sm">{t("total")}</span>
            <Price cents={order.totalCents} />
          </p>
          <Button asChild variant="secondary" size="sm">
            <Link
              to={href("/orders/:orderId", { orderId: order.id })}
              aria-label={t("viewNumber", { number: order.number })}
              className="after:absolute after:inset-0"
            >
              {t("view")}
            </Link>
          </Button>
        </div>
        {order.status !== "pending" && (
          <BuyAgain number={order.number} lines={order.lines} size="sm" className="mt-3" />
        )}
      </article>
    </Card>
  );
}
