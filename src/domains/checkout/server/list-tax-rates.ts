import type { TaxRateView } from "#domains/checkout/contract.ts";
import { listSettingKeys } from "#domains/settings/server/list-setting-keys.ts";
import { readSettingStates } from "#domains/settings/server/read-setting-states.ts";
import { readTaxKey, taxKeyOf } from "#domains/settings/setting-table.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { taxRates } from "./tables.ts";

/**
 * The rates of estimated tax in basis points, by country and state: those that hold, and those that are planned. There are
 * at most as many as countries and states. For administrators.
 */
export async function listTaxRates(ctx: SignedInCtx): Promise<{ items: TaxRateView[] }> {
  const [initial, set] = await Promise.all([ctx.db.select().from(taxRates), listSettingKeys(ctx, "tax.%")]);
  const initials = new Map(
    initial.map(({ country, state, basisPoints }) => [taxKeyOf(country, state), basisPoints]),
  );
  const keys = [...new Set([...initials.keys(), ...set])].sort();
  const stateOf = await readSettingStates(ctx, keys);
  const items = keys.map((key) => {
    const state = stateOf(key);
    return { key, ...readTaxKey(key)!, value: state.holding?.value ?? initials.get(key) ?? 0, ...state };
  });
  return { items };
}
