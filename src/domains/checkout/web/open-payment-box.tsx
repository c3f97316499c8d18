import { useMutation, useQueryClient } from "@tanstack/react-query";
import { href, useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import "#i18n/signed-in-words.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";

type OpenPaymentBoxProps = {
  open: { orderId: string; orderNumber: number; totalCents: number; expiresAt: string; url: string };
  className?: string | undefined;
};

/** An unfinished payment, with the way on and the way out. */
export default function OpenPaymentBox({ open, className }: OpenPaymentBoxProps) {
  const { t } = useTranslation("checkout");
  const { cancel, isCancelling } = useCancelPayment();
  return (
    <InlineNotice tone="warning" title={t("open.title")} className={cn("print:hidden", className)}>
      <p>
        {t("open.text", { number: open.orderNumber, total: formatUsd(open.totalCents) })}{" "}
        <span className="inline-block">{t("open.until", { time: formatDateTime(open.expiresAt) })}</span>
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
