import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { taxBounds } from "../setting-table.ts";
import { FoundSettings } from "./found-settings.tsx";
import { SettingGroup } from "./settings-panel.tsx";

/** Estimated tax by country and state. */
export function TaxRates({ today }: { today: string }) {
  const { t } = useTranslation("settings");
  const countryName = useCountryName();
  const query = useQuery(queries.checkout.listTaxRates.queryOptions({ input: {} }));
  const settings = query.data?.items
    .map((rate) => ({
      ...{ ...rate, unit: "basisPoints" as const, ...taxBounds },
      name: [countryName(rate.country), rate.state].filter(Boolean).join(" · "),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <SettingGroup group="tax" lead={t("tax.lead")}>
      <FoundSettings
        settings={settings}
        today={today}
        find={t("tax.find")}
        none={t("tax.none")}
        query={query}
      />
    </SettingGroup>
  );
}
