import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { centsOf, dollarsOf, formatUsd } from "#kernel/money.ts";
import { choices, isChoice, type Placement, type Region, type SettingChoice } from "../setting-choices.ts";
import type { SettingKey, SettingUnit } from "../setting-table.ts";

/** 25,000 is an amount here, never a slip for 25.000. */
const withoutGroups = (typed: string) => typed.trim().replace(/,(?=\d{3}(\D|$))/g, "");
const decimal = /^\d{1,9}([.,]\d{1,2})?$/;

/** The whole number that was typed in a unit: dollars for cents, percent for basis points; null if it is none. */
export function readSettingValue(unit: SettingUnit, typed: string): number | null {
  const text = withoutGroups(typed);
  if (unit === "cents") return centsOf(text);
  if (unit === "basisPoints")
    return decimal.test(text) ? Math.round(Number(text.replace(",", ".")) * 100) : null;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** A value as it is typed. */
export function typedValue(unit: SettingUnit, value: number): string {
  if (unit === "cents") return dollarsOf(value);
  return String(unit === "basisPoints" ? value / 100 : value);
}

/** Says a setting's value with its unit. */
export function useSettingText(): (unit: SettingUnit, value: number) => string {
  const { t } = useTranslation("settings");
  const choiceOf = useChoiceText();
  return (unit, value) => {
    if (unit === "cents") return formatUsd(value);
    if (unit === "basisPoints") return `${value / 100}%`;
    if (isChoice(unit)) return choiceOf(unit, value);
    return unit === "count" ? formatCount(value) : t(`unit.${unit}`, { count: value });
  };
}

/** Says what stands in a place of a list of choices. */
export function useChoiceText(): (unit: SettingChoice, value: number) => string {
  const { t } = useTranslation("settings");
  return (unit, value) =>
    unit === "region"
      ? t(`choices.region.${choices.region[value] as Region}`)
      : t(`choices.placement.${choices.placement[value] as Placement}`);
}

/** What a setting is called. */
export function useSettingName(): (key: SettingKey) => string {
  const { t } = useTranslation("settings");
  return (key) => t(`labels.${key}.label`);
}
