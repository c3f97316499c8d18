import { href, Link } from "react-router";
import type { OrderStatus } from "#domains/orders/order-life.ts";
import { OrderStatusBadge } from "#domains/orders/web/order-status-badge.tsx";
import type { ErasureView } from "#domains/privacy/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** Whether erasing the account is blocked. */
export function hasBlocker({ openOrders, openSales, isLastAdmin }: ErasureView): boolean {
  return openOrders.count > 0 || openSales.parcels > 0 || openSales.balanceCents !== 0 || isLastAdmin;
}

/** What the user must settle first, each with a link. */
export function Blockers({ found: { openOrders, openSales, isLastAdmin } }: { found: ErasureView }) {
  const { t } = useTranslation(["privacy", "errors"]);
  const amount = formatUsd(Math.abs(openSales.balanceCents));
  return (
    <div className="grid gap-4">
      <InlineNotice tone="warning" title={t("erase.blockedTitle")}>
        <ul className="grid gap-1 text-base">
          {openOrders.count > 0 && <li>{t("erase.openOrders", { count: openOrders.count })}</li>}
          {openSales.parcels > 0 && <li>{t("erase.openParcels", { count: openSales.parcels })}</li>}
          {openSales.balanceCents > 0 && <li>{t("erase.owedToYou", { amount })}</li>}
          {openSales.balanceCents < 0 && <li>{t("erase.owedByYou", { amount })}</li>}
          {isLastAdmin && <li>{t("errors:LAST_ADMIN")}</li>}
        </ul>
      </InlineNotice>
      {openOrders.count > 0 && <OpenOrders {...openOrders} />}
      {(openSales.parcels > 0 || openSales.balanceCents !== 0) && (
        <p>
          <Link to={href("/vendor/dashboard")} className="text-link">
            {t("erase.toShop")}
          </Link>
        </p>
      )}
    </div>
  );
}

function OpenOrders({ count, orders }: ErasureView["openOrders"]) {
  const { t } = useTranslation(["privacy", "orders"]);
  const more = count - orders.length;
  return (
    <div className="grid gap-2">
      <ul className="divide-y divide-line border-line border-y">
        {orders.map(({ id, number, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <Link
              to={href("/orders/:orderId", { orderId: id })}
              className="text-link inline-flex min-h-6 items-center"
            >
              {t("orders:number", { number })}
            </Link>
            <OrderStatusBadge status={status as OrderStatus} size="sm" />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-ink-soft text-sm">{t("privacy:erase.moreOrders", { count: more })}</p>}
    </div>
  );
}
