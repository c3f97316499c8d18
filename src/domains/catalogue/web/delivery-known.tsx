import { DestinationChoice } from "#domains/cart/web/destination-choice.tsx";
import { useDestination } from "#domains/cart/web/use-destination.ts";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { arrivalOf, type DeliveryZone } from "#domains/vendors/delivery-rules.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDays } from "#kernel/format-days.ts";
import { formatUsd } from "#kernel/money.ts";

type DeliveredProps = { product: ProductCard };

/** What the delivery of one unit to the reader's country costs, and when it comes; null until the country is known. */
function useDelivery({ delivery, priceCents }: DeliveredProps["product"]) {
  const destination = useDestination();
  const countryName = useCountryName();
  if (!destination) return null;
  const { from, handlingDays } = delivery;
  const { country, near, freeFromCents } = destination;
  const zone: DeliveryZone = from === country ? "domestic" : near.includes(from) ? "regional" : "worldwide";
  const cents = priceCents >= freeFromCents ? 0 : delivery[`${zone}Cents`];
  return {
    country: countryName(country),
    price: cents > 0 ? formatUsd(cents) : null,
    days: formatDays(arrivalOf(dayOf(new Date()), handlingDays, zone)),
  };
}

/** On a card: cost, country and days. */
export function CardDeliveryKnown({ product }: DeliveredProps) {
  const { t } = useTranslation("catalogue");
  const known = useDelivery(product);
  if (!known) return <LeastDelivery product={product} />;
  const { country, price, days } = known;
  return (
    <>
      <span>{price ? t("delivery.card", { country, price }) : t("delivery.cardFree", { country })}</span>
      <span>{days}</span>
    </>
  );
}

/** On the product's page: country, cost and days, and the country changes in place. */
export function ProductDeliveryKnown({ product }: DeliveredProps) {
  const { t } = useTranslation("catalogue");
  const known = useDelivery(product);
  return (
    <>
      <p aria-live="polite" className="min-w-0 flex-1 basis-40 leading-tight sm:flex-none sm:basis-auto">
        {known ? (
          <>
            {t("delivery.to", { country: known.country })}{" "}
            <b className="figures font-semibold">{known.price ?? t("delivery.free")}</b>
            {`, ${known.days}`}
          </>
        ) : (
          <LeastDelivery product={product} />
        )}
      </p>
      <DestinationChoice label={t("delivery.changePlace")}>{t("delivery.change")}</DestinationChoice>
    </>
  );
}

/** On a list: to which country its deliveries are calculated. */
export function DeliveryPlaceKnown() {
  const { t } = useTranslation("catalogue");
  const destination = useDestination();
  const countryName = useCountryName();
  const place = destination
    ? t("delivery.place", { country: countryName(destination.country) })
    : t("delivery.choosePlace");
  const label = destination ? `${place}. ${t("delivery.changePlace")}` : place;
  return <DestinationChoice label={label}>{place}</DestinationChoice>;
}

/** The least that the delivery of one unit costs. */
function LeastDelivery({ product: { delivery } }: DeliveredProps) {
  const { t } = useTranslation("catalogue");
  const cents = Math.min(delivery.domesticCents, delivery.regionalCents, delivery.worldwideCents);
  return <span>{t("delivery.from", { price: formatUsd(cents) })}</span>;
}
