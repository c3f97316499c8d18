import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { LimitView } from "../contract.ts";
import { FoundSettings } from "./found-settings.tsx";
import { useLimitName } from "./limit-name.ts";
import { SettingGroup } from "./settings-panel.tsx";

const [minute, hour] = [60, 3_600];

/** How often things may be done before one has to wait. */
export function RateLimits({ today }: { today: string }) {
  const { t } = useTranslation("settings");
  const nameOf = useLimitName();
  const query = useQuery(queries.settings.listLimits.queryOptions({ input: {} }));
  const windowOf = ({ seconds }: LimitView) =>
    seconds % hour === 0
      ? t("limits.hours", { count: seconds / hour })
      : t("limits.minutes", { count: seconds / minute });
  const settings = query.data?.items
    .map((limit) => ({
      ...{ ...limit, unit: "count" as const, name: nameOf(limit.name), text: windowOf(limit) },
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <SettingGroup group="limits" lead={t("limits.lead")}>
      <FoundSettings
        settings={settings}
        today={today}
        find={t("limits.find")}
        none={t("limits.none")}
        query={query}
      />
    </SettingGroup>
  );
}
