import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import type { OutsideRefund } from "#domains/disputes/contract.ts";
import { refundableStatuses } from "#domains/orders/order-life.ts";
import { RefundDialog } from "#domains/orders/web/refunds/refund-dialog.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** The refunds that were made at the card provider and wait to be assigned; nothing where none waits. */
export function OutsideRefunds() {
  const { t } = useTranslation("disputes");
  const { data = [] } = useQuery(queries.disputes.listOutsideRefunds.queryOptions({ input: {} }));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="outside-refunds" className="grid grid-cols-1 gap-6">
      <div className="max-w-prose">
        <h2 id="outside-refunds" className="font-display font-semibold text-heading">
          {t("outside.title")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("outside.lead")}</p>
      </div>
      <ul className="grid grid-cols-1 gap-4">
        {data.map((refund) => (
          <Row key={refund.id} refund={refund} />
        ))}
      </ul>
    </section>
  );
}

function Row({ refund }: { refund: OutsideRefund }) {
  const { t } = useTranslation("disputes");
  return (
    <li className="grid gap-4 rounded-leaf border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h3 className="font-semibold text-lg">
          <Link to={`?tab=orders&order=${refund.orderId}`} className="underline">
            {t("order", { number: refund.orderNumber })}
          </Link>
        </h3>
        <p>{t("outside.made", { amount: formatUsd(refund.amountCents), date: formatDate(refund.madeAt) })}</p>
        <p className="text-ink-soft text-sm">{t("outside.left", { amount: formatUsd(refund.leftCents) })}</p>
      </div>
      <AdminMay permission="money.manage">
        <Choices refund={refund} />
      </AdminMay>
    </li>
  );
}

function Choices({ refund }: { refund: OutsideRefund }) {
  const { t } = useTranslation("disputes");
  const change = useChange(queries.disputes.key(), queries.orders.key(), queries.moderation.key());
  const { orderId, id: outsideRefundId } = refund;
  const order = useQuery(queries.orders.getOrderAsAdmin.queryOptions({ input: { orderId } }));
  const left = formatUsd(refund.leftCents);
  if (order.isError && !order.data)
    return <InlineRetry isShown isRetrying={order.isFetching} onRetry={() => void order.refetch()} />;
  if (!order.data) return <Skeleton className="h-11" />;
  const parcels = order.data.parcels.filter(({ status }) =>
    (refundableStatuses as readonly string[]).includes(status),
  );
  return (
    <div className="flex flex-wrap gap-2">
      {parcels.map((parcel) => (
        <RefundDialog
          key={parcel.id}
          parcel={parcel}
          words={{
            title: t("outside.assignTitle", { number: refund.orderNumber }),
            text: t("outside.assignText", { left }),
            confirm: (total) => t("outside.confirm", { total }),
            done: t("outside.done"),
          }}
          send={async (input) => {
            await api.disputes.assignOutsideRefund({ ...input, outsideRefundId });
            await change(async () => {}, t("outside.done"));
          }}
          trigger={
            <Button variant="secondary">{t("outside.assign", { vendor: parcel.vendor.companyName })}</Button>
          }
        />
      ))}
      <ConfirmDialog
        trigger={<Button variant="ghost">{t("outside.bear")}</Button>}
        title={t("outside.bearTitle", { left })}
        description={t("outside.bearText")}
        confirmLabel={t("outside.bearConfirm", { left })}
        onConfirm={async () => {
          await change(() => api.disputes.bearOutsideRefund({ outsideRefundId }), t("outside.bearDone"));
        }}
      />
    </div>
  );
}
