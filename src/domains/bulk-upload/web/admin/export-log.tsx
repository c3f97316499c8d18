import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type BulkAddress, bulkPath, exportsInput } from "./bulk-address.ts";

/** Who saved which list as a file, and when. */
export function ExportLog({ address }: { address: BulkAddress }) {
  const { t } = useTranslation("bulkUpload");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.bulkUpload.listExports.queryOptions({ input: exportsInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("desk.exports")} className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-ink-soft">{t("desk.exportsLead")}</p>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-72" />}
      {data?.items.length === 0 && <EmptyState title={t("desk.noExports")} />}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-leaf border border-line bg-surface">
          {data.items.map(({ position, list, by, roles, at }) => (
            <li key={position} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-3">
              <span className="font-medium">{t(`desk.lists.${list}`)}</span>
              <span className="text-ink-soft text-sm">
                {by ?? t("desk.unknown")}
                {roles.includes("admin") && ` · ${t("desk.administrator")}`} · {formatDateTime(at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {address.after && (
          <Button asChild variant="secondary" size="sm">
            <Link to={bulkPath({ view: "exports" })}>{t("desk.newest")}</Link>
          </Button>
        )}
        {data?.next && (
          <Button asChild variant="secondary" size="sm">
            <Link to={bulkPath({ view: "exports", after: String(data.next) })}>{t("desk.older")}</Link>
          </Button>
        )}
      </div>
    </section>
  );
}
