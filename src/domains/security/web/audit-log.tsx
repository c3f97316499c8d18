import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { ExportButton } from "#client/data-table/export-button.tsx";
import { SavedViews } from "#client/data-table/saved-views.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import type { AuditEntry, AuditFilters as Filters } from "../audit-calls.ts";
import type { Administrator } from "../watch-calls.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { NoneYet, PanelSection } from "./panel-section.tsx";
import { auditPath } from "./security-address.ts";

type Props = { filters: Filters; administrators: Administrator[]; children: ReactNode };

/** The audit log: filters in the address, the latest first, 50 at a time. */
export function AuditLog({ filters, administrators, children }: Props) {
  const { t } = useTranslation("security");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.security.listAuditEntries.queryOptions({ input: filters }),
    placeholderData: keepPreviousData,
  });
  const { before, ...without } = filters;
  return (
    <PanelSection title={t("log.title")} lead={t("log.lead")}>
      {children}
      <SavedViews
        list="admin-audit"
        given={[
          { label: t("log.everything"), search: auditPath({}) },
          ...(["order", "vendor", "product", "user", "setting"] as const).map((subjectKind) => ({
            label: t(`subjects.${subjectKind}`),
            search: auditPath({ subjectKind }),
          })),
        ]}
      />
      <AuditFilters key={auditPath(without)} filters={without} administrators={administrators} />
      <DataTable
        list="admin-audit"
        label={t("log.title")}
        columns={useColumns()}
        rows={data?.items}
        rowId={({ position }) => String(position)}
        rowName={({ position }) => t("log.position", { position })}
        hrefOf={({ position }) => auditPath(filters, position)}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={<NoneYet>{t("log.none")}</NoneYet>}
        exportButton={<ExportButton path="/api/admin/audit/csv" input={without} />}
        firstHref={before ? auditPath(without) : null}
        nextHref={data?.next ? auditPath({ ...without, before: data.next }) : null}
      />
    </PanelSection>
  );
}

function useColumns(): DataColumn<AuditEntry>[] {
  const { t } = useTranslation("security");
  return [
    { id: "action", header: t("log.action"), isPrimary: true, cell: ({ action }) => t(`actions.${action}`) },
    {
      id: "subject",
      header: t("log.subject"),
      cell: ({ subjectKind, owner }) =>
        [t(`subjects.${subjectKind}`), owner && (owner.name ?? t("erased"))].filter(Boolean).join(" · "),
    },
    {
      id: "actor",
      header: t("log.actor"),
      cell: ({ actor }) => (actor ? (actor.name ?? t("erased")) : t("platform")),
    },
    {
      id: "reason",
      header: t("log.why"),
      cell: ({ reason }) => <span className="line-clamp-2">{reason}</span>,
    },
    {
      id: "id",
      header: t("log.id"),
      isHiddenAtFirst: true,
      cell: ({ subjectId }) => <code className="break-all">{subjectId}</code>,
    },
    {
      id: "address",
      header: t("log.client"),
      isHiddenAtFirst: true,
      cell: ({ address }) => address,
    },
    {
      id: "time",
      header: t("log.time"),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
  ];
}
