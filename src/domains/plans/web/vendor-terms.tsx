import { useQuery } from "@tanstack/react-query";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { FactsTable } from "#ui/facts-table.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { TermsDialog } from "./terms-dialog.tsx";

/** For an administrator: a vendor's terms (R4), and a button to change them. */
export function VendorTerms({ vendorId }: { vendorId: string }) {
  const { t } = useTranslation("plans");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.plans.getVendorTerms.queryOptions({ input: { vendorId } }),
  );
  const terms = data?.terms;
  return (
    <section aria-labelledby="vendor-terms" className="grid grid-cols-1 gap-4 border-line border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="vendor-terms" className="font-semibold">
          {t("terms.title")}
        </h3>
        {data && (
          <AdminMay permission="money.manage">
            <TermsDialog vendorId={vendorId} terms={data.terms} />
          </AdminMay>
        )}
      </div>
      {!data && !isError && <SkeletonText lines={2} />}
      <InlineRetry isShown={isError && !data} isRetrying={isFetching} onRetry={() => void refetch()} />
      {terms === null && <p className="text-ink-soft">{t("terms.none")}</p>}
      {terms && (
        <FactsTable
          facts={[
            { label: t("terms.price"), value: formatUsd(terms.priceCents) },
            { label: t("terms.name"), value: terms.managerName },
            { label: t("terms.email"), value: terms.managerEmail },
            ...(terms.managerPhone ? [{ label: t("terms.phone"), value: terms.managerPhone }] : []),
            { label: t("terms.agreed"), value: formatDate(terms.agreedAt) },
          ]}
        />
      )}
    </section>
  );
}
