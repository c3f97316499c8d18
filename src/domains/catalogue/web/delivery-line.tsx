import { type ComponentType, useEffect } from "react";
import { useLatePart } from "#client/use-late-part.ts";
import { Icon } from "#ui/icon.tsx";
import { whenIdle } from "#ui/when-idle.ts";
import { type DeliveredProps, LeastDelivery } from "./least-delivery.tsx";

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
      {Known ? <Known product={product} /> : <LeastDelivery product={product} />}
    </p>
  );
}

/** Cost and time of the delivery, on the product's page, where the country can be changed. */
export function ProductDelivery({ product }: DeliveredProps) {
  const Known = useKnown(loadOnPage);
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm">
      <Icon name="truck" className="size-5 shrink-0 text-leaf-ink" />
      {Known ? <Known product={product} /> : <LeastDelivery product={product} />}
    </div>
  );
}
