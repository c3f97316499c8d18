import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { api } from "#client/api.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { SavedViews } from "#client/data-table/saved-views.tsx";
import { useAdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { jobsInput, jobsPath, readJobsAddress } from "./jobs-address.ts";
import { useJobColumns } from "./jobs-columns.tsx";
import { useRetryJobs } from "./use-retry-jobs.ts";

/** The administrators' tab of background jobs that were given up: why, and what tries them again, alone or together. */
export function JobsPanel() {
  const { t } = useTranslation("moderation");
  const [params] = useSearchParams();
  const address = readJobsAddress(params);
  const retry = useRetryJobs();
  const mayRetry = useAdminMay("jobs.manage");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.moderation.listDeadLetters.queryOptions({ input: jobsInput(address) }),
    placeholderData: keepPreviousData,
  });
  const given = [
    { job: "", label: t("jobs.every") },
    ...(data?.jobs ?? []).map(({ job, count }) => ({ job, label: `${job} ${count}` })),
  ];
  return (
    <section aria-labelledby="jobs" className="grid grid-cols-1 gap-4">
      <div className="max-w-prose">
        <h2 id="jobs" className="font-display font-semibold text-heading">
          {t("jobs.title")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("jobs.lead")}</p>
      </div>
      <SavedViews
        list="admin-jobs"
        given={given.map(({ job, label }) => ({ label, search: jobsPath({ job }) }))}
      />
      <DataTable
        list="admin-jobs"
        label={t("jobs.title")}
        columns={useJobColumns()}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ job, reference }) => [job, reference].filter(Boolean).join(" ")}
        hrefOf={() => null}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={<EmptyState headingLevel="h3" title={t("jobs.noneTitle")} text={t("jobs.noneText")} />}
        readMatching={(after) => api.moderation.listDeadLetters(jobsInput({ ...address, after }))}
        bulk={mayRetry ? [retry] : undefined}
        firstHref={address.after ? jobsPath({ job: address.job }) : null}
        nextHref={data?.next ? jobsPath({ ...address, after: data.next }) : null}
      />
    </section>
  );
}
