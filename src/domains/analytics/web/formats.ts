import type { TFunction } from "i18next";
import type { SalesUnit } from "#domains/analytics/periods.ts";
import { formatDate } from "#kernel/formats.ts";

const shortUsd = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 1,
});
const shortNumber = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
const shortMonth = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** Numbers and dates of the figures: en-US in every language, in UTC (R15). */
export const formatShortCount = (count: number) => shortNumber.format(count);
export const formatShortUsd = (cents: number) => shortUsd.format(cents / 100);
export const formatShare = (share: number) => percent.format(share);

export const formatMonth = (day: string) => month.format(new Date(day));

/** A chart point's labels for a start day: short on the axis, full in the table. */
export function pointNames(t: TFunction<"analytics">, unit: SalesUnit, start: string) {
  const date = new Date(start);
  if (unit === "month") return { label: shortMonth.format(date), name: month.format(date) };
  const name = formatDate(start);
  return { label: shortDay.format(date), name: unit === "week" ? t("point.weekOf", { date: name }) : name };
}
