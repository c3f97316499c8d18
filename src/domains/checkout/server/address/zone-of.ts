import { choices } from "#domains/settings/setting-choices.ts";
import type { DeliveryZone } from "#domains/vendors/delivery-rules.ts";
import { listCountryRules } from "./country-rules.ts";

/** The initial region of each country: its place in the list of regions. */
export const countryRegions: Readonly<Record<string, number>> = Object.fromEntries(
  listCountryRules().map(({ code, region }) => [code, (choices.region as readonly string[]).indexOf(region)]),
);

/**
 * The zone of a delivery between two countries (ISO codes); anything not known to be near is worldwide. `set`: what administrators have
 * set as the regions of both.
 */
export function zoneOf(
  from: string,
  to: string,
  set: { from: number | null; to: number | null },
): DeliveryZone {
  if (from === to) return "domestic";
  const [origin, destination] = [set.from ?? countryRegions[from], set.to ?? countryRegions[to]];
  return origin !== undefined && origin === destination ? "regional" : "worldwide";
}

/** Where no region was set. */
export const initialRegions = { from: null, to: null };
