import type { DataColumn } from "#client/data-table/columns.ts";
import { AdminMay } from "#client/may.tsx";
import type { DeadLetter } from "#domains/moderation/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { RetryJob } from "./retry-job.tsx";

/** What stands of each failed job: its name, its last error, what it was about. */
export function useJobColumns(): DataColumn<DeadLetter>[] {
  const { t } = useTranslation("moderation");
  return [
    {
      id: "job",
      header: t("jobs.job"),
      isPrimary: true,
      cell: ({ job }) => <span className="font-mono">{job}</span>,
    },
    {
      id: "reason",
      header: t("jobs.reason"),
      // The error is the machine's own, in English.
      cell: ({ reason }) => (
        <span lang={reason ? "en" : undefined} className="break-words text-danger-ink">
          {reason || t("jobs.noReason")}
        </span>
      ),
    },
    {
      id: "reference",
      header: t("jobs.reference"),
      cell: ({ reference }) => <span className="break-all font-mono text-xs">{reference}</span>,
    },
    { id: "attempts", header: t("jobs.tries"), align: "end", cell: ({ attempts }) => attempts },
    {
      id: "created",
      header: t("jobs.created"),
      isHiddenAtFirst: true,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
    {
      id: "givenUp",
      header: t("jobs.givenUp"),
      cell: ({ givenUpAt }) => <span className="whitespace-nowrap">{formatDateTime(givenUpAt)}</span>,
    },
    {
      id: "retry",
      header: t("jobs.retry"),
      align: "end",
      cell: (job) => (
        <AdminMay permission="jobs.manage">
          <RetryJob job={job} />
        </AdminMay>
      ),
    },
  ];
}
