import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BackToList, DetailLayout } from "#client/detail-layout.tsx";
import { queries } from "#client/queries.ts";
import { WaitingApprovals } from "#domains/approvals/web/waiting-approvals.tsx";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
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
      <BackToList to={ordersPath({ ...address, orderId: null })}>{t("admin.back")}</BackToList>
      {isError && !order && (
        <EmptyState
          illustration={<Illustration name="search" />}
          title={t("detail.notFoundTitle")}
          text={t("admin.notFoundText")}
        />
      )}
      {!order && !isError && <OrderSkeletons />}
      {order && <Order order={order} records={records} />}
    </div>
  );
}

function Order({ order, records }: { order: AnyOrder; records: ReactNode }) {
  const { t } = useTranslation("orders");
  const heading = useFocusAfterChange(String(order.buyer.orderLimit?.setAt));
  return (
    <DetailLayout
      title={t("number", { number: order.number })}
      headingRef={heading}
      status={
        <p role="status">
          <OrderStatusBadge status={order.status} size="md" />
        </p>
      }
      summary={
        <>
          <p className="break-words text-ink-soft">
            {order.buyer.name} · {order.buyer.email}
            {order.paidAt && <> · {t("detail.paid", { date: formatDateTime(order.paidAt) })}</>}
          </p>
          <p className="select-all break-all font-mono text-ink-soft text-sm">{order.id}</p>
          <OrderLimit buyer={order.buyer} />
        </>
      }
      side={
        <Card className="gap-7">
          <OrderTotals order={order} />
          <OrderAddress address={order.shippingAddress} />
        </Card>
      }
      records={records}
    >
      <WaitingApprovals approvals={order.approvals} />
      {order.parcels.map((parcel) => (
        <AnyParcel key={parcel.id} parcel={parcel} />
      ))}
    </DetailLayout>
  );
}
