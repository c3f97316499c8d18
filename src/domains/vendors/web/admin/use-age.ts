import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** For how long something has waited, in words: hours on the first two days, then days. */
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
