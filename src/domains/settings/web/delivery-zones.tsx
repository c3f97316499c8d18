import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { zoneBounds } from "../setting-table.ts";
import { FoundSettings } from "./found-settings.tsx";
import { SettingGroup } from "./settings-panel.tsx";

/** To which region each country belongs in deliveries. */
export function DeliveryZones({ today }: { today: string }) {
  const { t } = useTranslation("settings");
  const countryName = useCountryName();
  const query = useQuery(queries.checkout.listDeliveryZones.queryOptions({ input: {} }));
  const settings = query.data?.items
    .map((zone) => ({ ...zone, unit: "region" as const, ...zoneBounds, name: countryName(zone.country) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <SettingGroup group="zones" lead={t("zones.lead")}>
      <FoundSettings
        settings={settings}
        today={today}
        find={t("zones.find")}
        none={t("zones.none")}
        query={query}
      />
    </SettingGroup>
  );
}
