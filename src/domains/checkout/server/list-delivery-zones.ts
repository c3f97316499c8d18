import type { DeliveryZoneView } from "#domains/checkout/contract.ts";
import { readSettingStates } from "#domains/settings/server/read-setting-states.ts";
import { zoneKeyOf } from "#domains/settings/setting-table.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { countryRegions } from "./address/zone-of.ts";

/** The region to which each of the 249 countries belongs in deliveries: what holds, and what is planned. For administrators. */
export async function listDeliveryZones(ctx: SignedInCtx): Promise<{ items: DeliveryZoneView[] }> {
  const countries = Object.entries(countryRegions);
  const stateOf = await readSettingStates(
    ctx,
    countries.map(([country]) => zoneKeyOf(country)),
  );
  const items = countries.map(([country, initial]) => {
    const [key, state] = [zoneKeyOf(country), stateOf(zoneKeyOf(country))];
    return { key, country, value: state.holding?.value ?? initial, ...state };
  });
  return { items };
}
