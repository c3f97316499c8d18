import { useQuery } from "@tanstack/react-query";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Badge } from "#ui/badge.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { accountTones } from "./account-card.tsx";
import { PayoutRow } from "./payout-history.tsx";
import { RecordPayoutDialog } from "./record-payout-dialog.tsx";

/** The number of latest payouts shown. */
const shown = 5;

/** For an administrator: a vendor's balance and payouts, and a button to record a bank payment. */
export function VendorMoney({ vendorId }: { vendorId: string }) {
  const { t } = useTranslation("payouts");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.payouts.getVendorMoney.queryOptions({ input: { vendorId } }),
  );
  return (
    <section aria-labelledby="vendor-money" className="grid grid-cols-1 gap-4 border-line border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="vendor-money" className="font-semibold">
          {t("admin.title")}
        </h3>
        {data && data.balance.availableCents > 0 && (
          <AdminMay permission="money.manage">
            <RecordPayoutDialog vendorId={vendorId} availableCents={data.balance.availableCents} />
          </AdminMay>
        )}
      </div>
      {!data && !isError && <SkeletonText lines={3} />}
      <InlineRetry isShown={isError && !data} isRetrying={isFetching} onRetry={() => void refetch()} />
      {data && (
        <FactsTable
          facts={[
            {
              label: t("account.label"),
              value: (
                <span className="flex flex-wrap items-center gap-2">
                  <Badge tone={accountTones[data.account.state]}>
                    {t(`account.states.${data.account.state}`)}
                  </Badge>
                  {data.account.syncedAt && (
                    <span className="font-normal text-ink-soft text-sm">
                      {formatDateTime(data.account.syncedAt)}
                    </span>
                  )}
                </span>
              ),
            },
            { label: t("available.title"), value: formatUsd(data.balance.availableCents) },
            { label: t("figures.pending"), value: formatUsd(data.balance.pendingCents) },
            { label: t("figures.underWay"), value: formatUsd(data.balance.underWayCents) },
            { label: t("figures.paidOut"), value: formatUsd(data.balance.paidOutCents) },
          ]}
        />
      )}
      {data && data.payouts.length > 0 && (
        <ul aria-label={t("admin.list")} className="divide-y divide-line border-line border-y">
          {data.payouts.slice(0, shown).map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
    </section>
  );
}
