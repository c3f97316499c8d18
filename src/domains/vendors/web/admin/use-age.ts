import { useCallback } from "react";
import { useTranslation } from "#i18n/use-translation.ts";

/** The waiting time in words: hours for two days, then days. */
export function useAge(): (hours: number) => string {
  const { t } = useTranslation("vendorReview");
  return useCallback(
    (hours) =>
      hours < 48 ? t("waitsHours", { count: hours }) : t("waitsDays", { count: Math.floor(hours / 24) }),
    [t],
  );
}
