import { findCountryRule } from "./country-rules.ts";

export type Zone = "domestic" | "regional" | "worldwide";

/** The zone of a delivery between two countries (ISO codes); anything not known to be near is worldwide. */
export function zoneOf(from: string, to: string): Zone {
  if (from === to) return "domestic";
  const origin = findCountryRule(from);
  const destination = findCountryRule(to);
  return origin && destination && origin.region === destination.region ? "regional" : "worldwide";
}
