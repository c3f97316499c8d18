import { useQueryClient } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { notify } from "#ui/notify.ts";

/** Makes a change to disputes, says that it is done, and refetches what it may have changed. Whether it went well. */
export function useDisputeChange() {
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  return async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await change();
      notify.success(done);
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      await Promise.all(
        [queries.disputes.key(), queries.orders.key(), queries.moderation.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    }
  };
}
