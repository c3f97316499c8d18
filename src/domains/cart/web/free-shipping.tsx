import type { CartView } from "#domains/cart/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Icon } from "#ui/icon.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

type FreeShippingProps = {
  view: CartView;
  /** What the delivery costs until then, if the destination is known. */
  savedCents: number | undefined;
};

/** The amount missing to free delivery: to the lower of the two thresholds (R2). */
export function FreeShipping({ view, savedCents }: FreeShippingProps) {
  const { t } = useTranslation("cart");
  const missing = view.freeShippingFromCents - view.goodsCents;
  if (missing <= 0) {
    return (
      <p className="flex items-center gap-2.5 rounded-leaf-sm bg-success-wash px-4 py-2.5 font-semibold text-sm text-success-ink">
        <Icon name="truck" className="size-5 shrink-0" />
        {t("freeShippingReached")}
      </p>
    );
  }
  return (
    <ProgressBar
      label={
        savedCents
          ? t("freeShippingSaves", { amount: formatUsd(missing), saved: formatUsd(savedCents) })
          : t("freeShippingMissing", { amount: formatUsd(missing) })
      }
      valueText={t("freeShippingFrom", { amount: formatUsd(view.freeShippingFromCents) })}
      value={view.goodsCents}
      max={view.freeShippingFromCents}
    />
  );
}
