import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const analyticsLimits = {
  beaconAddress: defineLimit("beacon_address", 120, 60),
  searchAddress: defineLimit("search_address", 200, 3_600),
};
