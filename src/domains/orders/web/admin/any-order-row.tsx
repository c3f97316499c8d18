import { Link } from "react-router";
import type { AnyOrderSummary } from "#domains/orders/admin-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Price } from "#ui/price.tsx";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import { type OrdersAddress, ordersPath } from "./orders-address.ts";

/** One order of the list; what needs an administrator stands out. */
export function AnyOrderRow({ order, address }: { order: AnyOrderSummary; address: OrdersAddress }) {
  const { t } = useTranslation("orders");
  return (
    <li>
      <Card asChild interactive padding="sm">
        <article
          aria-labelledby={`order-${order.id}`}
          className="grid! gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                id={`order-${order.id}`}
                to={ordersPath({ ...address, orderId: order.id })}
                className="font-semibold after:absolute after:inset-0 hover:underline"
              >
                {t("number", { number: order.number })}
              </Link>
              <OrderStatusBadge status={order.status} />
              {order.parcels.some((parcel) => parcel.isLate) && (
                <Badge tone="red">{t("sell.filters.late")}</Badge>
              )}
              {order.failedRefunds > 0 && <Badge tone="red">{t("admin.failedRefund")}</Badge>}
            </p>
            <p className="break-words text-ink-soft text-sm">
              {order.buyer.name} · {order.buyer.email} · {formatDate(order.createdAt)}
            </p>
            <p className="text-sm">{order.parcels.map((parcel) => parcel.companyName).join(", ")}</p>
          </div>
          <p className="flex items-baseline gap-3 sm:flex-col sm:items-end sm:gap-0">
            <Price cents={order.totalCents} />
            {order.refundedCents > 0 && (
              <span className="figures text-ink-soft text-sm">{formatUsd(-order.refundedCents)}</span>
            )}
          </p>
        </article>
      </Card>
    </li>
  );
}
