import { DestinationChoice } from "#domains/cart/web/destination-choice.tsx";
import { useDestination } from "#domains/cart/web/use-destination.ts";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { arrivalOf, type DeliveryZone } from "#domains/vendors/delivery-rules.ts";
import { dayOf, shippingZones } from "#domains/vendors/shop-rules.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDays } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Icon } from "#ui/icon.tsx";
import type { DeliveryLineProps } from "./delivery-line-props.ts";

/** What a line about delivery says once the reader's country is known. */
export default function DeliveryKnown({ on, product }: DeliveryLineProps) {
  if (on === "list") return <Place />;
  return on === "card" ? <OnCard product={product} /> : <OnPage product={product} />;
}

type Delivered = { product: ProductCard };

/** What the delivery of one unit to the reader's country costs, and when it comes; before that is known, the least. */
function useDelivery({ delivery, priceCents }: ProductCard) {
  const { t } = useTranslation("catalogue");
  const destination = useDestination();
  const countryName = useCountryName();
  if (!destination) {
    const cents = Math.min(...delivery.cents);
    return { price: null, to: t("delivery.from", { price: formatUsd(cents) }), days: null };
  }
  const { from, handlingDays } = delivery;
  const { near, freeFromCents } = destination;
  const zone: DeliveryZone =
    from === destination.country ? "domestic" : near.includes(from) ? "regional" : "worldwide";
  const cents = priceCents >= freeFromCents ? 0 : delivery.cents[shippingZones.indexOf(zone)]!;
  const country = countryName(destination.country);
  const price = formatUsd(cents);
  return {
    price: cents > 0 ? t("delivery.price", { price }) : t("delivery.free"),
    to: cents > 0 ? t("delivery.to", { country, price }) : t("delivery.freeTo", { country }),
    days: formatDays(arrivalOf(dayOf(new Date()), handlingDays, zone)),
  };
}

function OnCard({ product }: Delivered) {
  const { price, to, days } = useDelivery(product);
  if (!price) return <span>{to}</span>;
  return (
    <>
      <span title={to}>{price}</span>
      <span>{days}</span>
    </>
  );
}

/** The country changes in place. */
function OnPage({ product }: Delivered) {
  const { t } = useTranslation("catalogue");
  const { to, days } = useDelivery(product);
  return (
    <>
      <Icon name="truck" className="size-5 shrink-0 text-leaf-ink" />
      <p aria-live="polite" className="min-w-0 flex-1 basis-40 leading-tight sm:flex-none sm:basis-auto">
        {days ? `${to}, ${days}` : to}
      </p>
      <DestinationChoice label={t("delivery.changePlace")}>{t("delivery.change")}</DestinationChoice>
    </>
  );
}

/** To which country a list's deliveries are calculated, which can be changed here. */
function Place() {
  const { t } = useTranslation("catalogue");
  const destination = useDestination();
  const countryName = useCountryName();
  const change = t("delivery.changePlace");
  if (!destination) return <DestinationChoice label={change}>{change}</DestinationChoice>;
  const place = t("delivery.place", { country: countryName(destination.country) });
  return <DestinationChoice label={`${place}. ${change}`}>{place}</DestinationChoice>;
}
