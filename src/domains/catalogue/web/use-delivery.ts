import { useDestination } from "#domains/cart/web/use-destination.ts";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { type Arrival, arrivalOf, type DeliveryZone } from "#domains/vendors/delivery-rules.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { useCountryName } from "#i18n/country-name.ts";

type Delivered = Pick<ProductCard, "delivery" | "priceCents">;
type DeliveryView = { country: string; cents: number; arrival: Arrival };

/** What the delivery of one unit to the reader's country costs, and when it comes; null until the country is known. */
export function useDelivery({ delivery, priceCents }: Delivered): DeliveryView | null {
  const destination = useDestination();
  const countryName = useCountryName();
  if (!destination) return null;
  const { from, handlingDays } = delivery;
  const { country, near, freeFromCents } = destination;
  const zone: DeliveryZone = from === country ? "domestic" : near.includes(from) ? "regional" : "worldwide";
  return {
    country: countryName(country),
    cents: priceCents >= freeFromCents ? 0 : delivery[`${zone}Cents`],
    arrival: arrivalOf(dayOf(new Date()), handlingDays, zone),
  };
}

/** The least that it costs anywhere, for a page that is drawn for everyone. */
export const cheapestDelivery = ({ delivery }: Delivered): number =>
  Math.min(delivery.domesticCents, delivery.regionalCents, delivery.worldwideCents);
