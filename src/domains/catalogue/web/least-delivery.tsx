import type { ProductCard } from "#domains/catalogue/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";

export type DeliveredProps = { product: ProductCard };

/** The least that the delivery of one unit costs. */
export function LeastDelivery({ product: { delivery } }: DeliveredProps) {
  const { t } = useTranslation("catalogue");
  const cents = Math.min(delivery.domesticCents, delivery.regionalCents, delivery.worldwideCents);
  return <span>{t("delivery.from", { price: formatUsd(cents) })}</span>;
}
