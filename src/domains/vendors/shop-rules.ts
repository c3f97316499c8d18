/** Bounds and rules of a shop's own settings: for the contract, the form and its messages. */
export const handlingDayBounds = [1, 30] as const;
/** The most that a rate may be, in cents. */
export const maxRateCents = 100_000;
/** The longest that a vendor may be away, and the furthest ahead that it may say so. */
const maxAwayDays = 365;

export const shippingZones = ["domestic", "regional", "worldwide"] as const;

/** A calendar day later by so many. Days are UTC. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** What is wrong with the days away, by field; nothing where they may stand. `before`: the first day as it is set now, which may have passed. */
export function findAwayProblems(
  { from, until }: { from: string; until: string },
  today: string,
  before: string | null,
): Partial<Record<"from" | "until", "past" | "order" | "far">> {
  const far = addDays(today, maxAwayDays);
  if (from < today && from !== before) return { from: "past" };
  if (until < today) return { until: "past" };
  if (until < from) return { until: "order" };
  return until > far ? { until: "far" } : {};
}

/** Black or white, whichever is read better on the colour: 4.5 to 1 and more on any (WCAG 1.4.3). */
export function inkOn(color: string): "#000000" | "#ffffff" {
  const luminance = luminanceOf(color);
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "#ffffff" : "#000000";
}

function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
