import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiClient } from "#client/api-client.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { Button } from "#ui/button.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

type Row = Awaited<ReturnType<ApiClient["bulkUpload"]["listBulkErrors"]>>["items"][number];

/** The invalid rows, with problem and column. */
export function BulkErrors({ uploadId, canFix }: { uploadId: string; canFix: boolean }) {
  const { t } = useTranslation("bulkUpload");
  const { t: tUi } = useTranslation("ui");
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.bulkUpload.listBulkErrors.queryOptions({ input: { uploadId, page } }),
    placeholderData: keepPreviousData,
  });
  const pages = data ? pageCount(data.total, data.pageSize) : 1;
  return (
    <section className="grid gap-4 border-line border-t pt-6" aria-labelledby="bulk-errors">
      <div>
        <h4 id="bulk-errors" className="font-semibold">
          {t("errors.title")}
        </h4>
        {canFix && <p className="text-ink-soft text-sm">{t("fixHint")}</p>}
      </div>
      {!data && !isError && <Skeleton className="h-32" />}
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
      {data && <ErrorTable rows={data.items} />}
      {pages > 1 && (
        <div className="flex items-center justify-between gap-3">
          <Button variant="ghost" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {tUi("previousPage")}
          </Button>
          <span className="figures text-ink-soft text-sm">{tUi("pageOf", { page, total: pages })}</span>
          <Button variant="ghost" size="sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {tUi("nextPage")}
          </Button>
        </div>
      )}
    </section>
  );
}

function ErrorTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation("bulkUpload");
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-ink-soft max-sm:sr-only">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {t("errors.row")}
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {t("errors.product")}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {t("errors.problems")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ErrorRow key={row.rowNumber} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function ErrorRow({ row: { rowNumber, id, sku, name, errors } }: { row: Row }) {
  const { t } = useTranslation("bulkUpload");
  return (
    <tr className="border-line border-b align-top max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4 max-sm:py-3">
      <th scope="row" className="figures font-semibold sm:py-3 sm:pr-4">
        {rowNumber}
      </th>
      <td className="min-w-0 break-words sm:py-3 sm:pr-4">
        <span className="break-all font-mono">{sku || id}</span> {name}
      </td>
      <td className="max-sm:col-span-2 max-sm:pt-2 sm:py-3">
        <ul className="grid gap-1">
          {errors.map(({ column, code, value }) => (
            <li key={`${column} ${code}`} className="min-w-0 break-words">
              <code className="font-mono font-semibold">{column}</code> {t(`code.${code}`)}
              {value && <span className="break-all text-ink-soft"> {t("errors.value", { value })}</span>}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
