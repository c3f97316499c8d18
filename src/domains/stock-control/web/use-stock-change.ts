import { useQueryClient } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { notify } from "#ui/notify.ts";

/** Sends a change, says that it is done, and fetches the tab again. Whether it went well. */
export function useStockChange() {
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await change();
      notify.success(done);
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: queries.stockControl.key() });
    }
  };
}
