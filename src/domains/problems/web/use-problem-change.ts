import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";

/** Makes a step of a problem, says that it is done, and refetches what it may have changed; an error's message stays until the next try. */
export function useProblemChange() {
  const { t } = useTranslation("errors");
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async <Answer>(change: () => Promise<Answer>, done: string): Promise<Answer | undefined> => {
    setFailure(null);
    setBusy(true);
    try {
      const answer = await change();
      notify.success(done);
      return answer;
    } catch (error) {
      logError(error);
      setFailure(describeError(t, error).text);
      return undefined;
    } finally {
      await Promise.all(
        [queries.problems.key(), queries.orders.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      setBusy(false);
    }
  };
  return { run, failure, isBusy };
}
