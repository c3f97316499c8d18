import { useQueryClient } from "@tanstack/react-query";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";

/** Sends a decision, says that it is made, and refetches what it changes. True: decided, here or by another administrator. */
export function useDecide() {
  const { t } = useTranslation("decisions");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return async (decide: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await decide();
      notify.success(done);
      return true;
    } catch (error) {
      if (classifyError(error).code !== "CONFLICT") {
        notifyError(error);
        return false;
      }
      notify.warning(t("conflict"));
      return true;
    } finally {
      await Promise.all(
        [queries.decisions.key(), queries.vendors.key(), queries.listings.key(), queries.reviews.key()].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey }),
        ),
      );
    }
  };
}
