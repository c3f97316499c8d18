import { api } from "#client/api.ts";
import { useAdminMay } from "#client/may.tsx";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { useOrderChange } from "../refunds/use-order-change.ts";
import { OrderLimitDialog } from "./order-limit-dialog.tsx";

/** What a buyer may order at most where it was raised, and how an administrator raises or removes it. */
export function OrderLimit({ buyer }: { buyer: AnyOrder["buyer"] }) {
  const { t } = useTranslation("orders");
  const { run, failure, isBusy } = useOrderChange();
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

        {limit && mayChange && (
          <Button
            size="sm"
            variant="ghost"
            loading={isBusy}
            onClick={() => void run(() => api.orders.removeOrderLimit({ buyerId }))}
          >
            {t("admin.limit.remove")}
          </Button>
        )}
      </div>
      {failure && (
        <InlineNotice tone="danger" live>
          {failure}
        </InlineNotice>
      )}
    </div>
  );
}
