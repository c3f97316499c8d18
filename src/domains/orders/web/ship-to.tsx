import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";

type ShipToProps = { shipTo: { fullName: string; city: string; country: string } };

/** Where an order goes, in one line. */
export function ShipTo({ shipTo: { fullName, city, country } }: ShipToProps) {
  const { t } = useTranslation("orders");
  const countryName = useCountryName();
  return (
    <p className="text-ink-soft text-sm wrap-anywhere">
      {t("shipTo", { place: [fullName, city, countryName(country)].join(", ") })}
    </p>
  );
}
