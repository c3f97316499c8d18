import { useTranslation } from "#i18n/use-translation.ts";
import { basisPointsOf, formatUsd } from "#kernel/money.ts";
import type { SettingKey } from "../setting-table.ts";

const zones = ["domestic", "regional", "worldwide"] as const;
const rates = { domestic: 900, regional: 1_600, worldwide: 2_800 };
const [goodsCents, commissionCents] = [15_000, 1_800];

/** What the platform and a vendor would pay of a usual parcel's free delivery, with one of the caps changed (R54). */
export function subsidyExampleOf(key: SettingKey, readValue: (key: SettingKey) => number) {
  if (!key.startsWith("delivery_subsidy.")) return undefined;
  const zone = zones.find((one) => key === `delivery_subsidy.${one}Cents`) ?? "domestic";
  return (value: number) => {
    const wanted = (one: SettingKey) => (one === key ? value : readValue(one));
    return (
      <SubsidyExample
        zone={zone}
        capCents={wanted(`delivery_subsidy.${zone}Cents`)}
        shareBasisPoints={wanted("delivery_subsidy.shareBasisPoints")}
      />
    );
  };
}

function SubsidyExample({
  zone,
  capCents,
  shareBasisPoints,
}: {
  zone: (typeof zones)[number];
  capCents: number;
  shareBasisPoints: number;
}) {
  const { t } = useTranslation("settings");
  const rate = rates[zone];
  const pays = Math.min(rate, capCents, basisPointsOf(commissionCents, shareBasisPoints));
  return (
    <p className="rounded-leaf-sm bg-sunken px-4 py-3 text-sm" aria-live="polite">
      <span className="font-semibold">{t("example.title")}: </span>
      {t("example.text", {
        ...{ goods: formatUsd(goodsCents), commission: formatUsd(commissionCents), rate: formatUsd(rate) },
        ...{ zone: t(`example.zone.${zone}`), pays: formatUsd(pays), bears: formatUsd(rate - pays) },
      })}
    </p>
  );
}
