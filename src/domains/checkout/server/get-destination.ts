import { getDeliveryTerms } from "#domains/settings/server/delivery-terms.ts";
import { listSettingKeys } from "#domains/settings/server/list-setting-keys.ts";
import { readSettingStates } from "#domains/settings/server/read-setting-states.ts";
import { zoneKeyOf } from "#domains/settings/setting-table.ts";
import { AppError } from "#kernel/errors.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { findCountryRule } from "./address/country-rules.ts";
import { countryRegions, zoneOf } from "./address/zone-of.ts";

/**
 * What pages of products need to say what a delivery to a country costs (R67): the other countries from which it is regional, and from
 * which total in cents it is free. NOT_FOUND for what is no country. For visitors.
 */
export async function getDestination(
  ctx: Ctx,
  { country }: { country: string },
): Promise<{ country: string; near: string[]; freeFromCents: number }> {
  // A changed setting renews everything, and so does a new day.
  dependsOn(() => false);
  if (!findCountryRule(country)) throw new AppError("NOT_FOUND");
  const keys = await listSettingKeys(ctx, zoneKeyOf("%"));
  const [stateOf, { freeShippingFrom }] = await Promise.all([
    readSettingStates(ctx, keys),
    getDeliveryTerms(ctx),
  ]);
  const setOf = (code: string) => stateOf(zoneKeyOf(code)).holding?.value ?? null;
  const to = setOf(country);
  const near = Object.keys(countryRegions).filter(
    (from) => zoneOf(from, country, { from: setOf(from), to }) === "regional",
  );
  return { country, near, freeFromCents: freeShippingFrom };
}
