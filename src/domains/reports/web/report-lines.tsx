import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import type { ReportLine } from "#domains/reports/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { nameOfPeriod } from "./formats.ts";
import { linesInput, type ReportAddress, reportPath } from "./reports-address.ts";

type Props = { address: ReportAddress; month: string };

/** What a report's total is made of in a month: each leads to its order or vendor. */
export function ReportLines({ address, month }: Props) {
  const { t } = useTranslation("bookReports");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.reports.listReportLines.queryOptions({ input: linesInput(address, month) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="report-lines" className="grid grid-cols-1 gap-3">
      <h3 id="report-lines" className="font-semibold">
        {t("lines", { month: nameOfPeriod(month) })}
      </h3>
      <InlineRetry isShown={isError && !data} onRetry={() => void refetch()} isRetrying={isFetching} />
      {!data && !isError && <SkeletonText lines={6} />}
      {data && data.items.length === 0 && <p className="text-ink-soft">{t("noLines")}</p>}
      {data && data.items.length > 0 && <Lines items={data.items} />}
      {data && (data.next !== null || address.line !== undefined) && (
        <nav
          aria-label={t("linePages")}
          className="flex flex-wrap gap-x-6 gap-y-2 font-semibold print:hidden"
        >
          {address.line !== undefined && (
            <Link to={reportPath({ ...address, month, line: undefined })} preventScrollReset>
              {t("firstPage")}
            </Link>
          )}
          {data.next !== null && (
            <Link to={reportPath({ ...address, month, line: data.next })} preventScrollReset>
              {t("nextPage")}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

function Lines({ items }: { items: readonly ReportLine[] }) {
  const { t } = useTranslation("bookReports");
  const head = "py-2 pr-4 text-left font-semibold";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-labelledby="report-lines" tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-sm">
        <thead className="border-line border-b-2 text-ink-soft">
          <tr>
            <th scope="col" className={head}>
              {t("line.date")}
            </th>
            <th scope="col" className={head}>
              {t("line.what")}
            </th>
            <th scope="col" className={head}>
              {t("line.order")}
            </th>
            <th scope="col" className={head}>
              {t("line.vendor")}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t("line.amount")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((line) => (
            <tr key={line.id} className="align-baseline">
              <td className="whitespace-nowrap py-2.5 pr-4">{formatDate(line.at)}</td>
              <td className="py-2.5 pr-4">{t(`figures.${line.figure}`)}</td>
              <td className="figures py-2.5 pr-4">
                {line.orderId && (
                  <Link to={`?tab=orders&order=${line.orderId}`} className="underline">
                    {line.orderNumber}
                  </Link>
                )}
              </td>
              <td className="min-w-32 break-words py-2.5 pr-4">
                <Link to={`?tab=vendors&vendor=${line.vendorId}`}>{line.vendor}</Link>
              </td>
              <td className="figures whitespace-nowrap py-2.5 text-right font-semibold">
                {formatUsd(line.amountCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
