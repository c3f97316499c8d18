import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { href, useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";

type OpenPaymentNoticeProps = { otherwise?: ReactNode; className?: string };

/**
 * The buyer's unfinished payment, wherever they may look for it, with the way on and the way out. `otherwise`: what
 * stands there if there is none.
 */
export function OpenPaymentNotice({ otherwise = null, className }: OpenPaymentNoticeProps) {
  const { t } = useTranslation("checkout");
  const session = useSession();
  const { data: open } = useQuery({
    ...queries.checkout.findOpenPayment.queryOptions({ input: {} }),
    enabled: session !== null,
    // Back from the provider's page it may be another one, or none.
    refetchOnMount: "always",
  });
  const { cancel, isCancelling } = useCancelPayment();
  if (!open) return otherwise;
  return (
    <InlineNotice tone="warning" title={t("open.title")} className={cn("print:hidden", className)}>
      <p>
        {t("open.text", {
          number: open.orderNumber,
          total: formatUsd(open.totalCents),
          time: formatDateTime(open.expiresAt),
        })}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button asChild size="sm">
          <a href={open.url}>{t("open.continue")}</a>
        </Button>
        <Button
          size="sm"
          variant="secondary"
          loading={isCancelling}
          loadingLabel={t("open.cancelling")}
          onClick={() => cancel(open.orderId)}
        >
          {t("open.cancel")}
        </Button>
      </p>
    </InlineNotice>
  );
}

/** Cancels the payment and releases what it held; one that was paid meanwhile leads to its order. */
function useCancelPayment() {
  const { t } = useTranslation("checkout");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (orderId: string) => api.checkout.cancelSession({ orderId }),
    onSuccess: async ({ state, orderId }) => {
      await Promise.all(
        [queries.checkout.key(), queries.orders.key(), queries.cart.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      if (state !== "paid") return notify.info(t("cancelled.title"), { description: t("cancelled.text") });
      notify.info(t("alreadyPaidTitle"), { description: t("alreadyPaidText") });
      await navigate(href("/orders/:orderId", { orderId }));
    },
    onError: (error) => {
      logError(error);
      notify.destructive(t("errorTitle"), t("open.failed"));
    },
  });
  return { cancel: mutate, isCancelling: isPending };
}
