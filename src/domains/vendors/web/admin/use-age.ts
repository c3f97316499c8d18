import { useCallback } from "react";
import { useTranslation } from "#i18n/use-translation.ts";

/** The waiting time in words: hours for two days, then days. */
export function useAge(): (hours: number) => string {
  const { t } = useTranslation("vendors");
  return useCallback(
    (hours) =>
      hours < 48
        ? t("admin.waitsHours", { count: hours })
        : t("admin.waitsDays", { count: Math.floor(hours / 24) }),
    [t],
  );
}
