import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OrderStatus } from "#domains/orders/contract.ts";
import { OrderStatusBadge } from "#domains/orders/web/order-status-badge.tsx";
import type { ErasureView } from "#domains/privacy/contract.ts";
import { formatUsd } from "#kernel/money.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** Whether anything stands in the way of erasing the account. */
export function hasObstacle({ openOrders, openSales, isLastAdmin }: ErasureView): boolean {
  return openOrders.count > 0 || openSales.parcels > 0 || openSales.balanceCents !== 0 || isLastAdmin;
}

/** What the person has still to settle first, each with the way to it. */
export function Obstacles({ found: { openOrders, openSales, isLastAdmin } }: { found: ErasureView }) {
  const { t } = useTranslation(["privacy", "errors"]);
  return (
    <InlineNotice tone="warning" title={t("erase.blockedTitle")}>
      <div className="mt-1 grid gap-3 text-base">
        {openOrders.count > 0 && <OpenOrders {...openOrders} />}
        {(openSales.parcels > 0 || openSales.balanceCents !== 0) && <OpenSales {...openSales} />}
        {isLastAdmin && <p>{t("errors:LAST_ADMIN")}</p>}
      </div>
    </InlineNotice>
  );
}

function OpenOrders({ count, orders }: ErasureView["openOrders"]) {
  const { t } = useTranslation(["privacy", "orders"]);
  const more = count - orders.length;
  return (
    <div>
      <p>{t("privacy:erase.openOrders", { count })}</p>
      <ul className="mt-2 grid gap-1">
        {orders.map(({ id, number, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={`/orders/${id}`} className="text-link inline-flex min-h-6 items-center">
              {t("orders:number", { number })}
            </Link>
            <OrderStatusBadge status={status as OrderStatus} size="sm" />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1">{t("privacy:erase.moreOrders", { count: more })}</p>}
    </div>
  );
}

function OpenSales({ parcels, balanceCents }: ErasureView["openSales"]) {
  const { t } = useTranslation("privacy");
  const amount = formatUsd(Math.abs(balanceCents));
  return (
    <div>
      {parcels > 0 && <p>{t("erase.openParcels", { count: parcels })}</p>}
      {balanceCents > 0 && <p>{t("erase.owedToYou", { amount })}</p>}
      {balanceCents < 0 && <p>{t("erase.owedByYou", { amount })}</p>}
      <p className="mt-1">
        <Link to="/vendor/dashboard" className="text-link">
          {t("erase.toShop")}
        </Link>
      </p>
    </div>
  );
}
