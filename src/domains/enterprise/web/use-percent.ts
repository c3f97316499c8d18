import { useTranslation } from "#i18n/use-translation.ts";

/** Basis points as percent, as each language writes it. */
export function usePercent(): (basisPoints: number) => string {
  const { t } = useTranslation("enterprise");
  return (basisPoints) => t("percent", { value: basisPoints / 100 });
}
