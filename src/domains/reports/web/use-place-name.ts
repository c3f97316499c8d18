import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";

/** A place's name: `CO`, `US-OR` as Colombia, United States, OR. */
export function usePlaceName() {
  const { t } = useTranslation("bookReports");
  const countryName = useCountryName();
  return (place: string): string => {
    const [country = "", ...state] = place.split("-");
    const name = country === "" ? t("nowhere") : countryName(country);
    return state.length > 0 ? `${name}, ${state.join("-")}` : name;
  };
}
