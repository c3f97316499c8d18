import { useTranslation } from "#i18n/use-translation.ts";
import { Select } from "#ui/select.tsx";
import { rememberDestination } from "./destination-store.ts";
import { useDestinationCountry } from "./use-destination.ts";

export type CountryListProps = { onLeave: (isByKey: boolean) => void };

/** All countries by name; a choice counts at once, and the list stays until it is left, since arrow keys pass over many. */
export function CountryList({ onLeave }: CountryListProps) {
  const { t, i18n } = useTranslation("cart");
  const country = useDestinationCountry();
  const names = i18n.getResourceBundle(i18n.language, "countries") as Record<string, string>;
  const { compare } = new Intl.Collator(i18n.language);
  return (
    <Select
      wrapperClassName="max-w-64"
      className="min-h-9 py-1"
      aria-label={t("destination.country")}
      autoComplete="shipping country"
      autoFocus
      value={country ?? ""}
      onChange={({ target }) => rememberDestination({ country: target.value, state: null })}
      onBlur={() => onLeave(false)}
      onKeyDown={({ key }) => (key === "Escape" || key === "Enter") && onLeave(true)}
    >
      {!country && <option value="">{t("destination.choose")}</option>}
      {Object.entries(names)
        .sort(([, a], [, b]) => compare(a, b))
        .map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </Select>
  );
}
