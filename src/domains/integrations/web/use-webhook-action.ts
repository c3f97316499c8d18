import { useQueryClient } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { notify } from "#ui/notify.ts";

/** Performs a webhook action, shows the result, and refetches. Undefined if it failed. */
export function useWebhookAction() {
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return async <Answer>(work: () => Promise<Answer>, said?: string): Promise<Answer | undefined> => {
    let answer: Answer | undefined;
    try {
      answer = await work();
      if (said) notify.success(said);
    } catch (error) {
      notifyError(error);
    }
    await queryClient.invalidateQueries({ queryKey: queries.integrations.key() });
    return answer;
  };
}
