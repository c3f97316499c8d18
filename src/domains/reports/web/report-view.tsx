import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ExportButton } from "#client/data-table/export-button.tsx";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { ReportView as View } from "#domains/reports/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { nameOfPeriod } from "./formats.ts";
import { PeriodPicker } from "./period-picker.tsx";
import { ReportLines } from "./report-lines.tsx";
import { ReportState } from "./report-state.tsx";
import { ReportTable } from "./report-table.tsx";
import { type ReportAddress, reportInput, reportPath } from "./reports-address.ts";
import { usePlaceName } from "./use-place-name.ts";
import "./report-print.css";

/** One report of a period: its table, whether it agrees with the ledger, and the lines behind a figure. */
export function ReportView({ address }: { address: ReportAddress }) {
  const { t: tErrors } = useTranslation("errors");
  const { data, isError, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queries.reports.getReport.queryOptions({ input: reportInput(address) }),
    placeholderData: keepPreviousData,
  });
  if (data)
    return (
      <div
        aria-busy={isPlaceholderData || undefined}
        className={cn("grid grid-cols-1 gap-6 transition-opacity", isPlaceholderData && "opacity-50")}
      >
        <PeriodPicker address={address} view={data} />
        <ReportBody address={address} view={data} />
      </div>
    );
  if (isError)
    return (
      <ErrorState
        message={describeError(tErrors, error).text}
        onRetry={() => void refetch()}
        retrying={isFetching}
        headingLevel="h3"
      />
    );
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-14" />
      <Skeleton className="h-80" />
    </div>
  );
}

function ReportBody({ address, view }: { address: ReportAddress; view: View }) {
  const { t } = useTranslation("bookReports");
  const placeName = usePlaceName();
  const { report, period, rows, next, whose } = view;
  const month =
    address.month ?? (whose !== null && period.length === 7 && !period.includes("Q") ? period : undefined);
  return (
    <article aria-labelledby="report-title" className="report-paper grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="report-title" className="break-words font-display font-semibold text-heading">
            {t(`names.${report}`)} · {nameOfPeriod(period)}
            {whose !== null && ` · ${address.place ? placeName(address.place) : whose}`}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">{t(`abouts.${report}`)}</p>
          {whose !== null && (
            <Link
              to={reportPath({ report, period })}
              className="mt-1 inline-block font-semibold print:hidden"
            >
              {t("wholeReport")}
            </Link>
          )}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {whose === null && <ExportButton path="/api/admin/book-reports-csv" input={{ report, period }} />}
          <Button variant="ghost" size="sm" onClick={() => window.print()}>
            <Icon name="printer" />
            {t("print")}
          </Button>
        </div>
      </div>
      <ReportState view={view} />
      {rows.length === 0 && address.after === undefined ? (
        <EmptyState headingLevel="h3" title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <ReportTable address={address} view={view} />
      )}
      {(next !== null || address.after !== undefined) && (
        <nav aria-label={t("pages")} className="flex flex-wrap gap-x-6 gap-y-2 font-semibold print:hidden">
          {address.after !== undefined && (
            <Link to={reportPath({ ...address, after: undefined })}>{t("firstPage")}</Link>
          )}
          {next !== null && <Link to={reportPath({ ...address, after: next })}>{t("nextPage")}</Link>}
        </nav>
      )}
      {month && <ReportLines address={{ ...address, period }} month={month} />}
    </article>
  );
}
