import { DestinationChoice } from "#domains/cart/web/destination-choice.tsx";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDays } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Icon } from "#ui/icon.tsx";
import { cheapestDelivery, useDelivery } from "./use-delivery.ts";

/** Cost and time of a delivery to the reader's country, which can be changed here. */
export function ProductDelivery({ product }: { product: ProductDetail }) {
  const { t } = useTranslation("catalogue");
  const delivery = useDelivery(product);
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm">
      <Icon name="truck" className="size-5 shrink-0 text-leaf-ink" />
      <p aria-live="polite">
        {delivery ? (
          <>
            {t("delivery.to", { country: delivery.country })}{" "}
            <b className="figures font-semibold">
              {delivery.cents === 0 ? t("delivery.free") : formatUsd(delivery.cents)}
            </b>
            {`, ${formatDays(delivery.arrival)}`}
          </>
        ) : (
          t("delivery.from", { price: formatUsd(cheapestDelivery(product)) })
        )}
      </p>
      <DestinationChoice label={t("delivery.changePlace")}>{t("delivery.change")}</DestinationChoice>
    </div>
  );
}
