const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** A period as it is shown, en-US in every language (R15): October 2026, Q4 2026, 2026. */
export function nameOfPeriod(period: string): string {
  const [year = "", part] = period.split("-");
  if (part === undefined) return year;
  return part.startsWith("Q") ? `${part} ${year}` : month.format(new Date(`${period}-01T00:00:00Z`));
}
