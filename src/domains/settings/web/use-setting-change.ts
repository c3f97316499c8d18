import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";

/** Changes settings and refetches them; an error stays until the next try, and so does what was typed. */
export function useSettingChange() {
  const { t } = useTranslation("settings");
  const { t: tErrors } = useTranslation("errors");
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setFailure(null);
    setBusy(true);
    try {
      await change();
      return true;
    } catch (error) {
      logError(error);
      const isConflict = error instanceof ORPCError && error.code === "CONFLICT";
      setFailure(isConflict ? t("form.conflict") : describeError(tErrors, error).text);
      return false;
    } finally {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.settings.key() }),
        queryClient.invalidateQueries({ queryKey: queries.checkout.listTaxRates.key() }),
        queryClient.invalidateQueries({ queryKey: queries.checkout.listDeliveryZones.key() }),
      ]);
      setBusy(false);
    }
  };
  return { run, failure, isBusy };
}
