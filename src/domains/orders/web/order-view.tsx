import type { ReactNode } from "react";
import { href } from "react-router";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime, shortOrderId } from "#kernel/formats.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Card } from "#ui/card.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { BuyAgain } from "./buy-again.tsx";
import { GiftNote } from "./gift-note.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { ParcelCard } from "./parcel-card.tsx";
import { PrintButton } from "./print-button.tsx";
import { ReceiptLink } from "./receipt-link.tsx";

type OrderViewProps = {
  order: OrderDetail;
  /** Why it is not on its way. */
  notice: ReactNode;
  /** What is wrong with a parcel, or the way to report it. */
  renderProblem: (parcel: OrderDetail["parcels"][number]) => ReactNode;
};

/** One order: its parcels with their progress, costs and address. */
export function OrderView({ order, notice, renderProblem }: OrderViewProps) {
  const { t } = useTranslation("orders");
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <Breadcrumb
          className="print:hidden"
          items={[
            { label: t("title"), to: href("/orders") },
            { label: t("detail.breadcrumb", { number: order.number }) },
          ]}
        />
        <PageHeading
          title={t("number", { number: order.number })}
          actions={
            <>
              <ReceiptLink order={order} className="print:hidden" />
              <PrintButton />
            </>
          }
        />
        <p role="status">
          <OrderStatusBadge status={order.status} size="md" />
        </p>
        <p className="text-ink-soft">
          {t("placedOn", { date: formatDate(order.createdAt) })} · {t("detail.idLabel")}{" "}
          <abbr title={order.id} className="font-mono text-sm no-underline">
            {shortOrderId(order.id)}
          </abbr>
          {order.paidAt && <> · {t("detail.paid", { date: formatDateTime(order.paidAt) })}</>}
        </p>
        {/* An unpaid one is resumed instead. */}
        {order.status !== "pending" && (
          <BuyAgain number={order.number} lines={order.parcels.flatMap((parcel) => parcel.lines)} />
        )}
      </div>
      {notice}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="order-parcels" className="grid min-w-0 gap-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="order-parcels" className="font-display font-semibold text-heading">
              {t("detail.parcels", { count: order.parcels.length })}
            </h2>
            <p className="text-ink-soft text-sm print:hidden">{t("detail.live")}</p>
          </div>
          {order.parcels.map((parcel, index) => (
            <ParcelCard
              key={parcel.id}
              parcel={parcel}
              index={index + 1}
              total={order.parcels.length}
              problem={renderProblem(parcel)}
            />
          ))}
        </section>
        <Card className="gap-7 lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]">
          <OrderTotals order={order} />
          <OrderAddress address={order.shippingAddress} />
          <GiftNote gift={order.gift} />
        </Card>
      </div>
    </div>
  );
}
