/** The world's coffee regions: coffees of one region taste more alike than those an ocean apart. */
const growingRegions: readonly (readonly string[])[] = [
  ["BI", "CD", "CM", "ET", "KE", "MW", "RW", "TZ", "UG", "ZM", "ZW", "CI", "YE"],
  ["BO", "BR", "CO", "EC", "PE", "VE"],
  ["CR", "CU", "DO", "GT", "HN", "HT", "JM", "MX", "NI", "PA", "PR", "SV", "US"],
  ["CN", "ID", "IN", "LA", "LK", "MM", "NP", "PG", "PH", "TH", "TL", "VN"],
];

/** The countries of a country's region, including itself. */
export function growingRegionOf(country: string | null): readonly string[] {
  if (country === null) return [];
  return growingRegions.find((region) => region.includes(country)) ?? [country];
}
