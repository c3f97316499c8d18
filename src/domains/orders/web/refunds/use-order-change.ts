import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";

/** Changes orders and refetches them, and returns what came back, or undefined after a failure; an error message stays until the next try, and typed values are kept. */
export function useOrderChange() {
  const { t } = useTranslation("errors");
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (change: () => Promise<unknown>): Promise<{ answer: unknown } | undefined> => {
    setFailure(null);
    setBusy(true);
    try {
      return { answer: await change() };
    } catch (error) {
      logError(error);
      setFailure(describeError(t, error).text);
      return undefined;
    } finally {
      await queryClient.invalidateQueries({ queryKey: queries.orders.key() });
      setBusy(false);
    }
  };
  return { run, failure, isBusy };
}
