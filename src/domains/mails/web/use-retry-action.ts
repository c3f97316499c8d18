import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import type { BulkAction } from "#client/data-table/bulk-actions.ts";
import { queries } from "#client/queries.ts";
import type { ShownMail } from "#domains/mails/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";

/** Tries selected mails again that are not sent. */
export function useRetryAction(): BulkAction<ShownMail> {
  const { t } = useTranslation("mails");
  const queryClient = useQueryClient();
  return {
    id: "retry",
    label: t("outbox.retry"),
    isFor: ({ state }) => state !== "sent",
    onEnd: () => queryClient.invalidateQueries({ queryKey: queries.mails.key() }),
    work: { run: async ([mail]) => api.mails.retryMail({ mailId: mail!.id }) },
  };
}
