import { findCountryRule, listCountryRules } from "./country-rules.ts";

export type Zone = "domestic" | "regional" | "worldwide";

/** The zone of a delivery between two countries (ISO codes); anything not known to be near is worldwide. */
export function zoneOf(from: string, to: string): Zone {
  if (from === to) return "domestic";
  const origin = findCountryRule(from);
  const destination = findCountryRule(to);
  return origin && destination && origin.region === destination.region ? "regional" : "worldwide";
}

/** The region of each country, for queries. */
export const countryRegions: Readonly<Record<string, string>> = Object.fromEntries(
  listCountryRules().map(({ code, region }) => [code, region]),
);
