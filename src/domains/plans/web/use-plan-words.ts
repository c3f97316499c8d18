import { useTranslation } from "#i18n/use-translation.ts";

type Limits = { maxProducts: number; commissionBasisPoints: number };

/** A plan's limits in words: -1 products is unlimited, basis points are a hundredth of a percent. */
export function usePlanWords() {
  const { t } = useTranslation("plans");
  return {
    products: ({ maxProducts }: Limits) =>
      maxProducts < 0 ? t("unlimited") : t("products", { count: maxProducts }),
    commission: ({ commissionBasisPoints }: Limits) =>
      t("commission", { percent: commissionBasisPoints / 100 }),
  };
}
