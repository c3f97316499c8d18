import { useQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import type { BookMonth } from "#domains/reports/contract.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import type { ClosingBlocker } from "#domains/reports/report-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CloseMonth, ReopenMonth } from "./close-month.tsx";
import { nameOfPeriod } from "./formats.ts";
import { reportPath } from "./reports-address.ts";

/** The months that are over: which are closed, which can be closed next, and what keeps it open. */
export function MonthsView() {
  const { t } = useTranslation("bookReports");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.reports.listBookMonths.queryOptions({ input: {} }),
  );
  if (isError && !data)
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} headingLevel="h3" />;
  if (!data) return <Skeleton className="h-80" />;
  const { months, next, blockers, reopening } = data;
  return (
    <section aria-labelledby="months-title" className="grid grid-cols-1 gap-5">
      <div className="max-w-prose">
        <h2 id="months-title" className="font-display font-semibold text-heading">
          {t("months.title")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("months.about")}</p>
      </div>
      {reopening && (
        <InlineNotice tone="warning" title={t("months.reopening", { month: nameOfPeriod(reopening.month) })}>
          {t(reopening.isOwn ? "months.reopeningOwn" : "months.reopeningOther", {
            name: reopening.requestedBy ?? t("deletedAccount"),
          })}{" "}
          <Link to={withQuery(href("/admin"), { tab: "security" })} className="underline">
            {t("months.toApprovals")}
          </Link>
        </InlineNotice>
      )}
      {months.length === 0 ? (
        <EmptyState headingLevel="h3" title={t("months.noneTitle")} text={t("months.noneText")} />
      ) : (
        <>
          {next && months.some(({ month }) => month === next) && <NextMonth {...{ month: next, blockers }} />}
          <ul className="divide-y divide-line border-line border-y">
            {months.map((month) => (
              <Month
                key={month.month}
                month={month}
                canReopen={reopening === null && next !== null && month.month === monthAfter(next, -1)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Months are closed in order: the one whose turn it is, or what keeps it open. */
function NextMonth({ month, blockers }: { month: string; blockers: readonly ClosingBlocker[] }) {
  const { t } = useTranslation("bookReports");
  const name = nameOfPeriod(month);
  return (
    <Card className="flex-row flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <CardTitle as="h3">{t("months.next", { month: name })}</CardTitle>
        {blockers.length > 0 && (
          <>
            <p className="mt-1">{t("months.blocked")}</p>
            <ul className="mt-1 list-disc pl-5 text-ink-soft text-sm">
              {blockers.map((blocker) => (
                <li key={blocker}>{t(`blockers.${blocker}`)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {blockers.length === 0 && (
        <AdminMay permission="money.manage">
          <CloseMonth month={month} name={name} />
        </AdminMay>
      )}
    </Card>
  );
}

/** `canReopen`: the last one that was closed, unless that is asked for already. */
function Month({ month, canReopen }: { month: BookMonth; canReopen: boolean }) {
  const { t } = useTranslation("bookReports");
  const { closedAt, closedBy, reason, hash } = month;
  const name = nameOfPeriod(month.month);
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={reportPath({ report: "sales", period: month.month })} className="font-semibold">
          {name}
        </Link>
        <Badge tone={closedAt ? "green" : "grey"}>{t(closedAt ? "months.closed" : "months.open")}</Badge>
        <AdminMay permission="money.manage">
          <span className="ml-auto">
            {closedAt && canReopen && <ReopenMonth month={month.month} name={name} />}
          </span>
        </AdminMay>
      </div>
      {closedAt && (
        <p className="break-words text-ink-soft text-sm">
          {t("closedOn", { date: formatDate(closedAt), name: closedBy ?? t("deletedAccount") })} {reason}
          <span className="mt-0.5 block break-all">
            {t("hash")} <code className="select-all text-xs">{hash}</code>
          </span>
        </p>
      )}
    </li>
  );
}
