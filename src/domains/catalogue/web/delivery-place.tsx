import { DestinationChoice } from "#domains/cart/web/destination-choice.tsx";
import { useDestination } from "#domains/cart/web/use-destination.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";

/** To which country a list's deliveries are calculated, which can be changed here. */
export function DeliveryPlace() {
  const { t } = useTranslation("catalogue");
  const destination = useDestination();
  const countryName = useCountryName();
  if (!destination)
    return (
      <DestinationChoice label={t("delivery.choosePlace")}>{t("delivery.choosePlace")}</DestinationChoice>
    );
  const place = t("delivery.place", { country: countryName(destination.country) });
  return <DestinationChoice label={`${place}. ${t("delivery.changePlace")}`}>{place}</DestinationChoice>;
}
