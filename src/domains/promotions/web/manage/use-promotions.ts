import { useQueryClient } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { PromotionView } from "#domains/promotions/contract.ts";
import { notify } from "#ui/notify.ts";

/** Sends a change of a promotion, says that it is made, and shows the list as it is then. True if it went well. */
export function useMovedPromotion() {
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return async (change: () => Promise<PromotionView>, done: string): Promise<boolean> => {
    try {
      await change();
      notify.success(done);
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: queries.promotions.key() });
    }
  };
}
