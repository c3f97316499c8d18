import { useQueryClient } from "@tanstack/react-query";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";

/** Changes an account, says so, and fetches people again. True: done, here or by another administrator. */
export function useUserChange() {
  const { t } = useTranslation("users");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await change();
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
      await queryClient.invalidateQueries({ queryKey: queries.users.key() });
    }
  };
}
