import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { DeadLetter } from "#domains/moderation/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";

/** Puts one failed job back into its queue. */
export function RetryJob({ job: { id, job } }: { job: DeadLetter }) {
  const { t } = useTranslation("moderation");
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(queries.moderation.retryDeadLetters.mutationOptions());
  const retry = async () => {
    try {
      const { retried } = await mutateAsync({ jobIds: [id] });
      notify.success(t("jobs.retried", { count: retried }));
    } catch (error) {
      notifyError(error);
    }
    await queryClient.invalidateQueries({ queryKey: queries.moderation.key() });
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isPending}
      aria-label={t("jobs.retryNamed", { job })}
      onClick={() => void retry()}
    >
      {t("jobs.retry")}
    </Button>
  );
}
