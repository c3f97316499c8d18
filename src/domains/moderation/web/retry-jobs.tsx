import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";

type RetryJobsProps = {
  jobIds: string[];
  label: string;
  /** Says which job, where several buttons have the same label. */
  name?: string;
};

/** Puts given-up jobs back into their queues. */
export function RetryJobs({ jobIds, label, name }: RetryJobsProps) {
  const { t } = useTranslation("moderation");
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(queries.moderation.retryDeadLetters.mutationOptions());
  const retry = async () => {
    try {
      const { retried } = await mutateAsync({ jobIds });
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
      className="w-fit"
      loading={isPending}
      aria-label={name}
      onClick={() => void retry()}
    >
      {label}
    </Button>
  );
}
