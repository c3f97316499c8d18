import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { notify } from "#ui/notify.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { useBalance, usePayoutAccount } from "./use-money.ts";

/** The amount available now, the next payout, and a button to request it sooner. */
export function AvailableCard() {
  const { t } = useTranslation("payouts");
  const { balance, retry } = useBalance();
  const { account } = usePayoutAccount();
  const availableCents = balance?.availableCents ?? 0;
  const isReady = account?.state === "ready";
  return (
    <Card tone="lifted" padding="lg" className="justify-between gap-6" aria-busy={!balance}>
      <div>
        <CardTitle>{t("available.title")}</CardTitle>
        {balance ? (
          <p className="figures mt-3 break-words font-display font-semibold text-title">
            {formatUsd(availableCents)}
          </p>
        ) : (
          <Skeleton className="mt-3 h-12 w-48" />
        )}
        <InlineRetry {...retry} className="mt-3" />
        <p className="mt-3 text-ink-soft">
          {!isReady && account
            ? t("available.needsAccount")
            : balance &&
              t("available.rule", {
                amount: formatUsd(balance.rule.smallestCents),
                received: balance.rule.afterReceiptDays,
                sent: balance.rule.afterDispatchDays,
              })}
        </p>
      </div>
      {balance && availableCents < 0 && (
        <InlineNotice tone="warning" title={t("available.owedTitle")}>
          {t("available.owed")}
        </InlineNotice>
      )}
      {balance && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-line border-t pt-5">
          <p className="flex items-center gap-2.5 font-medium">
            <Icon name="calendar-days" className="size-5 shrink-0 text-leaf-ink" />
            {balance.underWayCents > 0
              ? t("available.underWay", { amount: formatUsd(balance.underWayCents) })
              : t("available.next", { date: formatDate(balance.nextPayoutAt) })}
          </p>
          {isReady && balance.underWayCents === 0 && availableCents >= balance.rule.smallestCents && (
            <RequestButton amountCents={availableCents} />
          )}
        </div>
      )}
    </Card>
  );
}

function RequestButton({ amountCents }: { amountCents: number }) {
  const { t } = useTranslation("payouts");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const { mutateAsync } = useMutation(
    queries.payouts.requestPayout.mutationOptions({
      onSuccess: () => notify.success(t("available.begun")),
      onError: notifyError,
      onSettled: () => queryClient.invalidateQueries({ queryKey: queries.payouts.key() }),
    }),
  );
  const request = () =>
    mutateAsync({}).then(
      () => {},
      () => {},
    );
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary">
          <Icon name="send" />
          {t("available.request")}
        </Button>
      }
      tone="primary"
      title={t("available.confirmTitle", { amount: formatUsd(amountCents) })}
      description={t("available.confirmText")}
      confirmLabel={t("available.request")}
      onConfirm={request}
    />
  );
}
