/** Days are 'YYYY-MM-DD' in UTC, in all figures. */
export const salesUnits = ["day", "week", "month"] as const;
export type SalesUnit = (typeof salesUnits)[number];

/** Named periods that end today, in days. */
export const periods = { "7d": 7, "30d": 30, "90d": 90, "12m": 365 } as const;
export type PeriodName = keyof typeof periods;
export const periodNames = Object.keys(periods) as [PeriodName, ...PeriodName[]];

/** In days. */
export const longestPeriod = 366;
const milliseconds = 86_400_000;

export type Period = { from: string; to: string };

export const timeOf = (day: string) => new Date(`${day}T00:00:00Z`);
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return dayOf(new Date(timeOf(day).getTime() + days * milliseconds));
}

/** The number of days, first and last included. */
export function spanOf(from: string, to: string): number {
  return Math.round((timeOf(to).getTime() - timeOf(from).getTime()) / milliseconds) + 1;
}

/** The first day of a day's week (a Monday) or month. */
export function startOf(unit: SalesUnit, day: string): string {
  if (unit === "day") return day;
  if (unit === "month") return `${day.slice(0, 8)}01`;
  return addDays(day, -((timeOf(day).getUTCDay() + 6) % 7));
}

/** A readable number of points: days up to a month, weeks up to four months, then months. */
export function unitFor({ from, to }: Period): SalesUnit {
  const days = spanOf(from, to);
  return days <= 31 ? "day" : days <= 124 ? "week" : "month";
}

/** The first day of the month that many months after a month's first day. */
export function addMonths(month: string, months: number): string {
  const date = timeOf(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return dayOf(date);
}
