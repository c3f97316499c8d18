import { type ComponentType, useEffect } from "react";
import { useLatePart } from "#client/use-late-part.ts";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Icon } from "#ui/icon.tsx";
import { whenIdle } from "#ui/when-idle.ts";

export type DeliveredProps = { product: ProductCard };

const loadOnCard = async () => (await import("./delivery-known.tsx")).CardDeliveryKnown;
const loadOnPage = async () => (await import("./delivery-known.tsx")).ProductDeliveryKnown;

/**
 * The document is drawn for everyone: it says the least that the delivery costs anywhere. The browser completes it for its reader's
 * country, in the same place.
 */
function useKnown(load: () => Promise<ComponentType<DeliveredProps>>) {
  const [Known, wantKnown] = useLatePart(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is time
  useEffect(() => whenIdle(wantKnown), []);
  return Known;
}

/** Cost and time of the delivery, on a card. */
export function CardDelivery({ product }: DeliveredProps) {
  const Known = useKnown(loadOnCard);
  return (
    <p className="product-card-delivery">
      {Known ? <Known product={product} /> : <Least product={product} />}
    </p>
  );
}

/** Cost and time of the delivery, on the product's page, where the country can be changed. */
export function ProductDelivery({ product }: DeliveredProps) {
  const Known = useKnown(loadOnPage);
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm">
      <Icon name="truck" className="size-5 shrink-0 text-leaf-ink" />
      {Known ? <Known product={product} /> : <Least product={product} />}
    </div>
  );
}

/** The least that the delivery of one unit costs. */
export function Least({ product: { delivery } }: DeliveredProps) {
  const { t } = useTranslation("catalogue");
  const cents = Math.min(delivery.domesticCents, delivery.regionalCents, delivery.worldwideCents);
  return <span>{t("delivery.from", { price: formatUsd(cents) })}</span>;
}
