import { href, Link } from "react-router";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import { listParcelMoves, refundableStatuses } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { OrderLine } from "../order-line.tsx";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import { ParcelDue } from "../parcels/parcel-due.tsx";
import { ParcelMoney } from "../parcels/parcel-money.tsx";
import { ParcelProgress } from "../parcels/parcel-progress.tsx";
import { CancelDialog } from "../refunds/cancel-dialog.tsx";
import { RefundDialog } from "../refunds/refund-dialog.tsx";
import { leftOfParcel } from "../refunds/refund-draft.ts";
import { RefundList } from "../refunds/refund-list.tsx";
import { RetryRefund } from "./retry-refund.tsx";

type Parcel = AnyOrder["parcels"][number];

/** One vendor's parcel of any order, with an administrator's actions. */
export function AnyParcel({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation("orders");
  return (
    <Card asChild className="@container gap-6">
      <section aria-labelledby={`any-parcel-${parcel.id}`}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 id={`any-parcel-${parcel.id}`} className="flex items-center gap-2 font-semibold text-lg">
            <Icon name="store" className="size-5 shrink-0 text-leaf-ink" />
            <Link to={withQuery(href("/products"), { vendor: parcel.vendor.id })} className="hover:underline">
              {parcel.vendor.companyName}
            </Link>
          </h3>
          <p className="flex flex-wrap gap-2">
            <OrderStatusBadge status={parcel.status} size="md" />
            <ParcelDue parcel={parcel} />
          </p>
        </div>
        {parcel.isFrozen && (
          <InlineNotice tone="warning" title={t("sell.money.frozenTitle")}>
            {t("admin.frozenText")}{" "}
            <Link to="?tab=disputes" className="underline">
              {t("admin.toDisputes")}
            </Link>
          </InlineNotice>
        )}
        {parcel.cancelReason && (
          <p className="break-words text-ink-soft">{t("refunds.reason", { reason: parcel.cancelReason })}</p>
        )}
        <ul className="divide-y divide-line border-line border-y">
          {parcel.lines.map((line) => (
            <OrderLine key={line.id} line={line} />
          ))}
        </ul>
        <RefundList
          refunds={parcel.refunds}
          forSeller
          action={(refund) =>
            refund.state === "failed" && (
              <AdminMay permission="orders.manage">
                <RetryRefund refundId={refund.id} />
              </AdminMay>
            )
          }
        />
        <div className="grid gap-6 @lg:grid-cols-2">
          <ParcelProgress parcel={parcel} />
          <ParcelMoney parcel={parcel} />
        </div>
        <AdminMay permission="orders.manage">
          <Actions parcel={parcel} />
        </AdminMay>
      </section>
    </Card>
  );
}

function Actions({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation("orders");
  const moves = listParcelMoves(parcel, "admin");
  const canRefund =
    !parcel.isFrozen &&
    (refundableStatuses as readonly string[]).includes(parcel.status) &&
    leftOfParcel(parcel) > 0;
  const canCancel = !parcel.isFrozen && (moves.includes("cancel") || moves.includes("giveUp"));
  if (!canRefund && !canCancel) return null;
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-5">
      {canRefund && (
        <RefundDialog
          parcel={parcel}
          send={(input) => api.orders.refundAsAdmin(input)}
          trigger={<Button variant="secondary">{t("refundForm.open")}</Button>}
        />
      )}
      {canCancel && (
        <CancelDialog
          parcelId={parcel.id}
          title={t("sell.cancel.title")}
          text={t(moves.includes("cancel") ? "sell.cancel.text" : "admin.giveUpText")}
          confirmLabel={t("sell.cancel.confirm")}
          doneTitle={t("sell.cancel.done")}
          send={(input) => api.orders.cancelParcelAsAdmin(input)}
          trigger={<Button variant="ghost">{t("sell.cancel.open")}</Button>}
        />
      )}
    </div>
  );
}
