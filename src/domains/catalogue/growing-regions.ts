/** The parts of the world that coffee comes from: what grows there tastes more alike than what grows an ocean away. */
const growingRegions: readonly (readonly string[])[] = [
  ["BI", "CD", "CM", "ET", "KE", "MW", "RW", "TZ", "UG", "ZM", "ZW", "CI", "YE"],
  ["BO", "BR", "CO", "EC", "PE", "VE"],
  ["CR", "CU", "DO", "GT", "HN", "HT", "JM", "MX", "NI", "PA", "PR", "SV", "US"],
  ["CN", "ID", "IN", "LA", "LK", "MM", "NP", "PG", "PH", "TH", "TL", "VN"],
];

/** The countries of a country's part of the world, itself among them. */
export function growingRegionOf(country: string | null): readonly string[] {
  if (country === null) return [];
  return growingRegions.find((region) => region.includes(country)) ?? [country];
}
