import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { useOrderChange } from "../refunds/use-order-change.ts";

/** Retries a refund that the card provider refused. */
export function RetryRefund({ refundId }: { refundId: string }) {
  const { t } = useTranslation("orders");
  const { run, failure, isBusy } = useOrderChange();
  return (
    <div className="mt-1 grid gap-2">
      <Button
        size="sm"
        variant="secondary"
        className="w-fit"
        loading={isBusy}
        onClick={() => void run(() => api.orders.retryRefundAsAdmin({ refundId }))}
      >
        {t("admin.retryRefund")}
      </Button>
      {failure && (
        <InlineNotice tone="danger" live>
          {failure}
        </InlineNotice>
      )}
    </div>
  );
}
