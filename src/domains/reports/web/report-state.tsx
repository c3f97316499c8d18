import type { ReportView } from "#domains/reports/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** Whether a report agrees with the ledger, and how far its months are closed. */
export function ReportState({ view }: { view: ReportView }) {
  const { t } = useTranslation("bookReports");
  const { ledgerCents, differenceCents, months, isIntact } = view;
  const closed = months.filter(({ closedAt }) => closedAt !== null);
  const [only] = months.length === 1 ? closed : [];
  return (
    <div className="grid gap-3">
      {ledgerCents !== null && differenceCents !== null && (
        <InlineNotice tone={differenceCents === 0 ? "success" : "danger"}>
          {differenceCents === 0
            ? t("reconciled", { amount: formatUsd(ledgerCents) })
            : t("differs", { ledger: formatUsd(ledgerCents), difference: formatUsd(differenceCents) })}
        </InlineNotice>
      )}
      {isIntact === false && <InlineNotice tone="danger">{t("altered")}</InlineNotice>}
      <p className="text-ink-soft text-sm">
        {only
          ? t("closedOn", { date: formatDate(only.closedAt!), name: only.closedBy ?? t("deletedAccount") })
          : closed.length > 0
            ? t("closedPart", { closed: closed.length, count: months.length })
            : t("open")}
        {only?.hash && (
          <span className="mt-0.5 block break-all">
            {t("hash")} <code className="select-all text-xs">{only.hash}</code>
          </span>
        )}
      </p>
    </div>
  );
}
