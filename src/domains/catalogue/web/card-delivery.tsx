import type { ProductCard } from "#domains/catalogue/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDays } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { cheapestDelivery, useDelivery } from "./use-delivery.ts";

/** Cost and time of a delivery to the reader's country; its place on the card is there before that is known. */
export function CardDelivery({ product }: { product: ProductCard }) {
  const { t } = useTranslation("catalogue");
  const delivery = useDelivery(product);
  if (!delivery)
    return (
      <p className="product-card-delivery">
        <span>{t("delivery.from", { price: formatUsd(cheapestDelivery(product)) })}</span>
      </p>
    );
  const { country, cents, arrival } = delivery;
  return (
    <p className="product-card-delivery">
      <span>
        {cents === 0
          ? t("delivery.cardFree", { country })
          : t("delivery.card", { country, price: formatUsd(cents) })}
      </span>
      <span>{formatDays(arrival)}</span>
    </p>
  );
}
