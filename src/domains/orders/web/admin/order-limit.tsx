import { useAdminMay } from "#client/may.tsx";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { OrderLimitDialog } from "./order-limit-dialog.tsx";
import { RemoveLimitDialog } from "./remove-limit-dialog.tsx";

/** What a buyer may order at most where it was raised, and how an administrator raises or removes it. */
export function OrderLimit({ buyer }: { buyer: AnyOrder["buyer"] }) {
  const { t } = useTranslation("orders");
  const mayChange = useAdminMay("orders.manage");
  const { id: buyerId, orderLimit: limit } = buyer;
  return (
    <div className="grid justify-items-start gap-2">
      {limit && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {t("admin.limit.text", {
            most: formatUsd(limit.totalCents),
            name: limit.setBy ?? t("admin.limit.byNobody"),
            date: formatDate(limit.setAt),
            reason: limit.reason,
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {mayChange && <OrderLimitDialog buyer={buyer} />}

        {limit && mayChange && <RemoveLimitDialog buyerId={buyerId} />}
      </div>
    </div>
  );
}
