import postalCodes from "./postal-codes.json" with { type: "json" };
import regions from "./regions.json" with { type: "json" };
import eastAsia from "./states/east-asia.json" with { type: "json" };
import europe from "./states/europe.json" with { type: "json" };
import latinAmerica from "./states/latin-america.json" with { type: "json" };
import northAmerica from "./states/north-america.json" with { type: "json" };
import oceaniaAfrica from "./states/oceania-africa.json" with { type: "json" };
import southAndWestAsia from "./states/south-and-west-asia.json" with { type: "json" };

export type CountryRule = {
  code: string;
  /** The region within which delivery counts as 'regional'. */
  region: string;
  /** The pattern is unanchored and in capitals: use `^(?:pattern)$` with the flag `i`. */
  postal: { pattern: string; example: string } | null;
  states: { code: string; name: string }[];
};

/*
 * Countries are ISO 3166-1; regions follow UN M49, but for Mexico, Cyprus and Iran, placed where parcels place them.
 * Whether postal codes exist and a state is asked for follows the practice of libaddressinput, without territories
 * that would be their own only state and French Polynesia's islands; AR, MY and TH are added, whose addresses are
 * written with one. States are coded by ISO 3166-2; the areas of Hong Kong and the Cayman Islands have no such code
 * and got ours.
 */
const statesByCountry: Record<string, Record<string, string>> = {
  ...northAmerica,
  ...latinAmerica,
  ...europe,
  ...eastAsia,
  ...southAndWestAsia,
  ...oceaniaAfrica,
};

const postalByCountry: Record<string, CountryRule["postal"]> = postalCodes;

const rules = new Map<string, CountryRule>(
  Object.entries(regions).map(([code, region]) => {
    const states = Object.entries(statesByCountry[code] ?? {}).map(([code, name]) => ({ code, name }));
    return [code, { code, region, postal: postalByCountry[code] ?? null, states }];
  }),
);

/** What an address in the country needs; null if ISO has no such country. */
export function findCountryRule(code: string): CountryRule | null {
  return rules.get(code) ?? null;
}

/** The rules of all 249 countries, by code. */
export function listCountryRules(): CountryRule[] {
  return [...rules.values()];
}
