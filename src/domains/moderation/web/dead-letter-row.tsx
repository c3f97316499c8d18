import type { ApiClient } from "#client/api-client.ts";
import { AdminMay } from "#client/may.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { RetryJobs } from "./retry-jobs.tsx";

type DeadLetter = Awaited<ReturnType<ApiClient["moderation"]["listDeadLetters"]>>["items"][number];

/** One given-up job: its name, what it was about, its last error, and a button that tries it again. */
export function DeadLetterRow({ job }: { job: DeadLetter }) {
  const { t } = useTranslation("moderation");
  return (
    <li className="grid gap-4 rounded-leaf border border-line bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid min-w-0 gap-2">
        <h3 className="break-words font-mono font-semibold">{job.job}</h3>
        {/* The error is the machine's own, in English. */}
        <p lang="en" className="break-words text-danger-ink">
          {job.reason || t("jobs.noReason")}
        </p>
        {job.reference && <p className="break-all font-mono text-ink-soft text-sm">{job.reference}</p>}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
          <span>{t("jobs.attempts", { count: job.attempts })}</span>
          <span>{t("jobs.since", { date: formatDateTime(job.createdAt) })}</span>
          <span>{t("jobs.givenUp", { date: formatDateTime(job.givenUpAt) })}</span>
        </p>
      </div>
      <AdminMay permission="jobs.manage">
        <RetryJobs jobIds={[job.id]} label={t("jobs.retry")} name={t("jobs.retryNamed", { job: job.job })} />
      </AdminMay>
    </li>
  );
}
