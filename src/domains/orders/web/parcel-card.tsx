import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { ConnectAboutParcel } from "#domains/messaging/web/connect-about-parcel.tsx";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Timeline } from "#ui/timeline.tsx";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import { CancelOwnParcel } from "./cancel-own-parcel.tsx";
import { ConfirmReceipt } from "./confirm-receipt.tsx";
import { useNextStep } from "./next-step.tsx";
import { OrderLine } from "./order-line.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { ParcelTracking } from "./parcel-tracking.tsx";
import { RefundList } from "./refunds/refund-list.tsx";
import { useParcelSteps } from "./use-parcel-steps.ts";

type Parcel = OrderDetail["parcels"][number];

type ParcelCardProps = { parcel: Parcel; index: number; total: number; problem: ReactNode };

/** One vendor's parcel: progress, tracking number, lines. */
export function ParcelCard({ parcel, index, total, problem }: ParcelCardProps) {
  const { t } = useTranslation("orders");
  const { vendor } = parcel;
  const steps = useParcelSteps(parcel);
  const nextStep = useNextStep();
  const heading = useFocusAfterChange(parcel.status);
  return (
    <Card asChild padding="none" className="@container print:break-inside-avoid">
      <section aria-labelledby={`parcel-${parcel.id}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-b p-5 sm:px-7">
          <div className="min-w-0">
            <p className="text-ink-soft text-sm">{t("detail.parcelTitle", { index, total })}</p>
            <h3
              ref={heading}
              tabIndex={-1}
              id={`parcel-${parcel.id}`}
              className="flex items-center gap-2 font-semibold text-lg"
            >
              <Icon name="store" className="size-5 shrink-0 text-leaf-ink" />
              <Link to={withQuery(href("/products"), { vendor: vendor.id })} className="hover:underline">
                {vendor.companyName}
              </Link>
            </h3>
          </div>
          <OrderStatusBadge status={parcel.status} size="md" />
        </div>
        <p className="px-5 pt-5 font-semibold sm:px-7">
          {nextStep({ ...parcel, companyName: vendor.companyName })}
        </p>
        <div className="grid gap-x-10 gap-y-6 p-5 sm:p-7 @2xl:grid-cols-[minmax(12rem,15rem)_minmax(0,1fr)]">
          <div className="grid content-start gap-5">
            <Timeline label={t("detail.progress", { vendor: vendor.companyName })} steps={steps} />
            {parcel.status !== "cancelled" && parcel.status !== "pending" && (
              <ParcelTracking carrier={parcel.carrier} trackingNumber={parcel.trackingNumber} />
            )}
            <ConfirmReceipt parcel={parcel} />
            <CancelOwnParcel parcel={parcel} />
            {/* Once it is paid; before, its vendor does not see it. */}
            {parcel.shipBy && <ConnectAboutParcel parcelId={parcel.id} />}
          </div>
          <div className="grid content-start gap-5">
            <ul className="divide-y divide-line border-line border-y">
              {parcel.lines.map((line) => (
                <OrderLine key={line.productId} line={line}>
                  {parcel.status === "delivered" && (line.refundedQuantity ?? 0) < line.quantity && (
                    <Link
                      to={withQuery(href("/products/:productId", { productId: line.productId }), {
                        review: "write",
                      })}
                      className="inline-flex min-h-6 items-center gap-1.5 text-link text-sm print:hidden"
                    >
                      <Icon name="star" className="size-4" />
                      {t("detail.review")}
                    </Link>
                  )}
                </OrderLine>
              ))}
            </ul>
            <p className="-mt-2 text-right text-ink-soft text-sm">
              {t("detail.shipping")}:{" "}
              {parcel.shippingCents === 0 ? t("detail.free") : formatUsd(parcel.shippingCents)} ·{" "}
              {t("detail.tax")}: {formatUsd(parcel.taxCents)}
            </p>
            <RefundList refunds={parcel.refunds} />
          </div>
        </div>
        {problem}
      </section>
    </Card>
  );
}
