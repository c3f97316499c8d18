import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ExportButton } from "#client/data-table/export-button.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { AuditFilters as Filters } from "../audit-calls.ts";
import type { Administrator } from "../watch-calls.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditRow } from "./audit-row.tsx";
import { NoneYet, PanelSection, Rows } from "./panel-section.tsx";
import { auditPath } from "./security-address.ts";

type Props = { filters: Filters; administrators: Administrator[]; children: ReactNode };

/** The audit log: filters in the address, the latest first, what changed in each entry. */
export function AuditLog({ filters, administrators, children }: Props) {
  const { t } = useTranslation("security");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.security.listAuditEntries.queryOptions({ input: filters }),
    placeholderData: keepPreviousData,
  });
  const { before, ...without } = filters;
  return (
    <PanelSection
      title={t("log.title")}
      lead={t("log.lead")}
      action={<ExportButton path="/api/admin/audit/csv" input={without} />}
    >
      {children}
      <AuditFilters key={auditPath(without)} filters={without} administrators={administrators} />
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
      {!data && !isError && <Skeleton className="h-72" />}
      {data?.items.length === 0 && <NoneYet>{t("log.none")}</NoneYet>}
      {data && data.items.length > 0 && (
        <Rows>
          {data.items.map((entry) => (
            <AuditRow key={entry.position} entry={entry} />
          ))}
        </Rows>
      )}
      {data && (before || data.next) && (
        <nav aria-label={t("log.pages")} className="flex flex-wrap justify-between gap-3">
          {before ? (
            <Button asChild variant="secondary">
              <Link to={auditPath(without)} preventScrollReset>
                <Icon name="arrow-left" />
                {t("log.newest")}
              </Link>
            </Button>
          ) : (
            <span />
          )}
          {data.next && (
            <Button asChild variant="secondary">
              <Link to={auditPath({ ...without, before: data.next })} preventScrollReset>
                {t("log.older")}
                <Icon name="arrow-right" />
              </Link>
            </Button>
          )}
        </nav>
      )}
    </PanelSection>
  );
}
