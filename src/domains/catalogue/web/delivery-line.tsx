import { lazy, Suspense } from "react";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { Icon } from "#ui/icon.tsx";

/*
 * The document is drawn for everyone and says the least that a delivery costs anywhere. It is usable without this code, which
 * completes it in the same place for its reader's country.
 */
const load = () => import("./delivery-known.tsx");
const OnCard = lazy(async () => ({ default: (await load()).CardDeliveryKnown }));
const OnPage = lazy(async () => ({ default: (await load()).ProductDeliveryKnown }));
const Place = lazy(async () => ({ default: (await load()).DeliveryPlaceKnown }));

/** Cost and time of the delivery, on a card. */
export function CardDelivery({ product }: { product: ProductCard }) {
  return (
    <p className="product-card-delivery">
      <Suspense>
        <OnCard product={product} />
      </Suspense>
    </p>
  );
}

/** Cost and time of the delivery, on the product's page, where the country can be changed. */
export function ProductDelivery({ product }: { product: ProductCard }) {
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm">
      <Icon name="truck" className="size-5 shrink-0 text-leaf-ink" />
      <Suspense>
        <OnPage product={product} />
      </Suspense>
    </div>
  );
}

/** To which country a list's deliveries are calculated, which can be changed here. */
export function DeliveryPlace() {
  return (
    <div className="min-h-9 pointer-coarse:min-h-11">
      <Suspense>
        <Place />
      </Suspense>
    </div>
  );
}
