import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import type { BulkAction } from "#client/data-table/bulk-actions.ts";
import { queries } from "#client/queries.ts";
import type { DeadLetter } from "#domains/moderation/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";

/** Puts selected jobs back into their queues, a hundred at a time; one that another retried first is back already. */
export function useRetryJobs(): BulkAction<DeadLetter> {
  const { t } = useTranslation("moderation");
  const queryClient = useQueryClient();
  return {
    id: "retry",
    label: t("jobs.retry"),
    onEnd: () => queryClient.invalidateQueries({ queryKey: queries.moderation.key() }),
    work: {
      size: 100,
      run: (jobs) => api.moderation.retryDeadLetters({ jobIds: jobs.map(({ id }) => id) }),
    },
  };
}
