import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#client/queries.ts";
import type { ReportState } from "#domains/moderation/report-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ReportCard } from "./report-card.tsx";

/** What was reported and waits for a decision; or what was decided. */
export function ReportsPanel() {
  const { t } = useTranslation("reports");
  const [state, setState] = useState<ReportState>("open");
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.moderation.listReports.queryOptions({ input: { state, page } }),
    placeholderData: keepPreviousData,
  });
  const pages = data ? pageCount(data.total, data.pageSize) : 1;
  const choose = (chosen: ReportState) => {
    setState(chosen);
    setPage(1);
  };
  return (
    <section aria-labelledby="reports" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h2 id="reports" className="font-display font-semibold text-heading">
            {t("panel.title")}
          </h2>
          <p className="mt-1 text-ink-soft">{t("panel.lead")}</p>
        </div>
        <Button variant="secondary" size="sm" onClick={() => choose(state === "open" ? "closed" : "open")}>
          {t(state === "open" ? "panel.showClosed" : "panel.showOpen")}
        </Button>
      </div>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.items.length === 0 && <EmptyState headingLevel="h3" title={t(`panel.none.${state}`)} />}
      {data && data.items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {data.items.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="flex items-center gap-3">
          <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("panel.previous")}
          </Button>
          <span className="figures text-sm">{t("panel.page", { page, pages })}</span>
          <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t("panel.next")}
          </Button>
        </div>
      )}
    </section>
  );
}
