import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DeadLetterRow } from "./dead-letter-row.tsx";
import { readJobsPage } from "./jobs-address.ts";
import { RetryJobs } from "./retry-jobs.tsx";

/** The administrators' tab of background jobs that were given up: why, and a button that tries them again. */
export function JobsPanel() {
  const { t } = useTranslation("moderation");
  const [params] = useSearchParams();
  const page = readJobsPage(params);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.moderation.listDeadLetters.queryOptions({ input: { page } }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-72" />;
  const { items, total, pageSize } = data;
  return (
    <section aria-labelledby="jobs" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-prose">
          <h2 id="jobs" className="font-display font-semibold text-heading">
            {t("jobs.title")}
            {total > 0 && <span className="figures ml-3 font-sans text-base text-ink-soft">{total}</span>}
          </h2>
          <p className="mt-1 text-ink-soft">{t("jobs.lead")}</p>
        </div>
        {items.length > 1 && (
          <AdminMay permission="jobs.manage">
            <RetryJobs
              jobIds={items.map(({ id }) => id)}
              label={t("jobs.retryAll", { count: items.length })}
            />
          </AdminMay>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState headingLevel="h3" title={t("jobs.noneTitle")} text={t("jobs.noneText")} />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {items.map((job) => (
            <DeadLetterRow key={job.id} job={job} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount(total, pageSize)}
        hrefFor={(to) => (to === 1 ? "?tab=jobs" : `?tab=jobs&page=${to}`)}
      />
    </section>
  );
}
