import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queries } from "#client/queries.ts";
import { formatUsd } from "#kernel/money.ts";
import { FactsTable } from "#ui/facts-table.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { PayoutRow } from "./payout-history.tsx";
import { RecordPayoutDialog } from "./record-payout-dialog.tsx";

/** As many of the latest payouts. */
const shown = 5;

/** For an administrator: what a vendor is owed, what it was paid, and the way to record a payment made at a bank. */
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
          <RecordPayoutDialog vendorId={vendorId} availableCents={data.balance.availableCents} />
        )}
      </div>
      {!data && !isError && <SkeletonText lines={3} />}
      <InlineRetry isShown={isError && !data} isRetrying={isFetching} onRetry={() => void refetch()} />
      {data && (
        <FactsTable
          facts={[
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
