import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { WaitingApprovals } from "#domains/approvals/web/waiting-approvals.tsx";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import { OrderAddress } from "../order-address.tsx";
import { OrderSkeletons } from "../order-skeletons.tsx";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import { OrderTotals } from "../order-totals.tsx";
import { AnyParcel } from "./any-parcel.tsx";
import { OrderLimit } from "./order-limit.tsx";
import { type OrdersAddress, ordersPath } from "./orders-address.ts";

type AnyOrderViewProps = {
  address: OrdersAddress;
  orderId: string;
  /** What other domains know about it. */
  records: ReactNode;
};

/** Any order: buyer, vendors, where each parcel is, what was refunded. */
export function AnyOrderView({ address, orderId, records }: AnyOrderViewProps) {
  const { t } = useTranslation("orders");
  const { data: order, isError } = useQuery(
    queries.orders.getOrderAsAdmin.queryOptions({ input: { orderId } }),
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <Button asChild variant="link" className="w-fit">
        <Link to={ordersPath({ ...address, orderId: null })}>
          <Icon name="arrow-left" />
          {t("admin.back")}
        </Link>
      </Button>
      {isError && !order && (
        <EmptyState
          illustration={<Illustration name="search" />}
          title={t("detail.notFoundTitle")}
          text={t("admin.notFoundText")}
        />
      )}
      {!order && !isError && <OrderSkeletons />}
      {order && <Order order={order} />}
      {order && records}
    </div>
  );
}

function Order({ order }: { order: AnyOrder }) {
  const { t } = useTranslation("orders");
  const heading = useFocusAfterChange(String(order.buyer.orderLimit?.setAt));
  return (
    <section aria-labelledby="any-order" className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} id="any-order" className="font-display font-semibold text-heading">
          {t("number", { number: order.number })}
        </h2>
        <p role="status">
          <OrderStatusBadge status={order.status} size="md" />
        </p>
        <p className="break-words text-ink-soft">
          {order.buyer.name} · {order.buyer.email}
          {order.paidAt && <> · {t("detail.paid", { date: formatDateTime(order.paidAt) })}</>}
        </p>
        <p className="select-all break-all font-mono text-ink-soft text-sm">{order.id}</p>
        <OrderLimit buyer={order.buyer} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <WaitingApprovals approvals={order.approvals} />
          {order.parcels.map((parcel) => (
            <AnyParcel key={parcel.id} parcel={parcel} />
          ))}
        </div>
        <Card className="gap-7">
          <OrderTotals order={order} />
          <OrderAddress address={order.shippingAddress} />
        </Card>
      </div>
    </section>
  );
}
