/** The money tab's state from the address, which is untrusted. */
export type MoneyPlace = {
  month: string | undefined;
  page: number;
  payoutsPage: number;
  isFormExpired: boolean;
};

const isMonth = (text: string) => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);

function readPage(text: string | null): number {
  const page = Number(text ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export function readMoneyPlace(params: URLSearchParams): MoneyPlace {
  const month = params.get("month") ?? "";
  return {
    month: isMonth(month) ? month : undefined,
    page: readPage(params.get("page")),
    payoutsPage: readPage(params.get("payouts")),
    isFormExpired: params.get("form") === "expired",
  };
}

/** The address of another state of the tab. Another month starts at its first page. */
export function hrefOf({ month, page, payoutsPage }: Partial<MoneyPlace>): string {
  const params = new URLSearchParams({ tab: "money" });
  if (month) params.set("month", month);
  if (page && page > 1) params.set("page", String(page));
  if (payoutsPage && payoutsPage > 1) params.set("payouts", String(payoutsPage));
  return `?${params}`;
}

const names = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "November 2026", in en-US in every language. */
export const nameOfMonth = (month: string): string => names.format(new Date(`${month}-01T00:00:00Z`));

/** The month a number of months later, or earlier if negative. */
export function monthBeside(month: string, steps: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + steps);
  return date.toISOString().slice(0, month.length);
}

/** All months between two, latest first; at most ten years. */
export function monthsBetween(first: string, last: string): string[] {
  const months = [last];
  while (months.at(-1)! > first && months.length < 120) months.push(monthBeside(months.at(-1)!, -1));
  return months;
}
