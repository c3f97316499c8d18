import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { Language } from "#kernel/languages.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { type Destination, rememberDestination } from "./destination-store.ts";

type DestinationFieldsProps = {
  destination: Destination | null;
  /** Whether the tax there depends on the state. */
  needsState: boolean;
};

/** The destination, which determines delivery and tax. */
export function DestinationFields({ destination, needsState }: DestinationFieldsProps) {
  const { t, i18n } = useTranslation("cart");
  const language = i18n.language as Language;
  const { data } = useQuery(
    queries.checkout.listCountries.queryOptions({ input: { language }, staleTime: Number.POSITIVE_INFINITY }),
  );
  const countries = data?.items ?? [];
  const { country = "", state = null } = destination ?? {};
  const states = countries.find((one) => one.code === country)?.states ?? [];
  return (
    <div className="grid gap-3">
      <Field label={t("destination.country")} hint={country ? undefined : t("destination.why")}>
        <Select
          value={country}
          disabled={!data}
          autoComplete="shipping country"
          onChange={({ target }) => rememberDestination({ country: target.value, state: null })}
        >
          {!country && <option value="">{t("destination.choose")}</option>}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {needsState && states.length > 0 && (
        <Field label={t("destination.state")} hint={state ? undefined : t("destination.whyState")}>
          <Select
            value={state ?? ""}
            autoComplete="shipping address-level1"
            onChange={({ target }) => rememberDestination({ country, state: target.value || null })}
          >
            <option value="">{t("destination.chooseState")}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}
