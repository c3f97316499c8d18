/** A month `2026-11`, a quarter `2026-Q4` or a year `2026`, in UTC. */
export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;
export const periodPattern = /^20\d{2}(-(0[1-9]|1[0-2])|-Q[1-4])?$/;

const monthOf = (year: string, number: number) => `${year}-${String(number).padStart(2, "0")}`;
const numbers = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** The months of a period, in order. */
export function monthsOf(period: string): string[] {
  const [year = "", part] = period.split("-");
  if (part === undefined) return numbers(1, 12).map((number) => monthOf(year, number));
  if (!part.startsWith("Q")) return [period];
  return numbers(Number(part.slice(1)) * 3 - 2, 3).map((number) => monthOf(year, number));
}

/** The month so many months later; earlier if negative. */
export function monthAfter(month: string, months = 1): string {
  const time = new Date(`${month}-01T00:00:00Z`);
  time.setUTCMonth(time.getUTCMonth() + months);
  return time.toISOString().slice(0, "2026-11".length);
}

/** The quarter of a month: 1 to 4. */
export const quarterOf = (month: string): number => Math.ceil(Number(month.slice(5)) / 3);

/** The period of the same length just before or after. */
export function periodBeside(period: string, step: 1 | -1): string {
  const [year = "", part] = period.split("-");
  if (part === undefined) return String(Number(year) + step);
  if (!part.startsWith("Q")) return monthAfter(period, step);
  const month = monthAfter(monthsOf(period)[0]!, 3 * step);
  return `${month.slice(0, 4)}-Q${quarterOf(month)}`;
}
