/** Bounds and rules of a shop's settings: for contract, form and messages. */
export const handlingDayBounds = [1, 30] as const;
/** The maximum of a delivery rate, in cents: a parcel's base, and what each kilogram adds (R54). */
export const maxRates = { BaseCents: 10_000, PerKgCents: 6_000 } as const;

export const shippingZones = ["domestic", "regional", "worldwide"] as const;
/** What a zone's delivery consists of. */
export const rateParts = ["BaseCents", "PerKgCents"] as const;
export const rateNames = shippingZones.flatMap((zone) => rateParts.map((part) => `${zone}${part}` as const));
/** The six rates of a vendor, in cents. */
export type ShippingRates = Record<(typeof rateNames)[number], number>;
/** The rates, and the days from payment to dispatch. */
export type ShippingProfile = ShippingRates & { handlingDays: number };

/** Their bounds when an administrator says why rates are declined, in characters. */
export const ratesReasonBounds = [3, 300] as const;

/** A calendar day a number of days later. Days are UTC. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The problems of an absence, by field; empty if valid. `before`: the current first day, which may be in the past. */
export function findAwayProblems(
  { from, until }: { from: string; until: string },
  today: string,
  before: string | null,
  /** The longest absence, and how far ahead it may be set. */
  longestDays: number,
): Partial<Record<"from" | "until", "past" | "order" | "far">> {
  const far = addDays(today, longestDays);
  if (from < today && from !== before) return { from: "past" };
  if (until < today) return { until: "past" };
  if (until < from) return { until: "order" };
  return until > far ? { until: "far" } : {};
}

/** Black or white, whichever contrasts more with the color: at least 4.5 to 1 on any (WCAG 1.4.3). */
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
