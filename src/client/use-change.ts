import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { notify } from "#ui/notify.ts";
import { useNotifyError } from "./notify-error.ts";

/** Sends a change, says that it is done, and refetches what it may have changed. Whether it went well. */
export function useChange(...changed: QueryKey[]) {
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
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    }
  };
}
