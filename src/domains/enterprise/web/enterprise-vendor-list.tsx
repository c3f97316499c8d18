import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { queries } from "#client/queries.ts";
import type { EnterpriseVendor } from "#domains/enterprise/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type EnterpriseAddress, enterpriseInput, enterprisePath } from "./enterprise-address.ts";
import { usePercent } from "./use-percent.ts";

/** The vendors on the enterprise plan, by name. */
export function EnterpriseVendorList({ address }: { address: EnterpriseAddress }) {
  const { t } = useTranslation("enterprise");
  const columns = useColumns();
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.enterprise.listEnterpriseVendors.queryOptions({ input: enterpriseInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-ink-soft">{t("lead")}</p>
      <DataTable
        list="admin-enterprise"
        label={t("title")}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ companyName }) => companyName}
        hrefOf={({ id }) => enterprisePath({ vendor: id })}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={<EmptyState title={t("none")} text={t("noneText")} />}
        firstHref={address.after ? enterprisePath({}) : null}
        nextHref={data?.next ? enterprisePath({ after: data.next }) : null}
      />
    </section>
  );
}

function useColumns(): DataColumn<EnterpriseVendor>[] {
  const { t } = useTranslation("enterprise");
  const nameOf = useCountryName();
  const percentOf = usePercent();
  return [
    {
      id: "vendor",
      header: t("columns.vendor"),
      isPrimary: true,
      cell: ({ companyName }) => companyName,
    },
    {
      id: "country",
      header: t("columns.country"),
      isHiddenAtFirst: true,
      cell: ({ country }) => nameOf(country),
    },
    {
      id: "price",
      header: t("columns.price"),
      align: "end",
      cell: ({ priceCents }) => (priceCents === null ? t("noTerms") : formatUsd(priceCents)),
    },
    {
      id: "commission",
      header: t("columns.commission"),
      align: "end",
      cell: ({ commissionBasisPoints }) => percentOf(commissionBasisPoints),
    },
    {
      id: "ends",
      header: t("columns.ends"),
      isHiddenAtFirst: true,
      cell: ({ endsAt }) => (endsAt ? formatDate(endsAt) : t("open")),
    },
    { id: "manager", header: t("columns.manager"), cell: ({ manager }) => manager?.name ?? t("noManager") },
    { id: "calls", header: t("columns.calls"), align: "end", cell: ({ calls }) => calls },
    {
      id: "failed",
      header: t("columns.failed"),
      align: "end",
      cell: ({ failedDeliveries }) =>
        failedDeliveries > 0 ? <Badge tone="red">{failedDeliveries}</Badge> : 0,
    },
  ];
}
