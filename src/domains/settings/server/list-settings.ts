import type { SettingView } from "#domains/settings/contract.ts";
import { settingKeys, settingTable } from "#domains/settings/setting-table.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readSettingStates } from "./read-setting-states.ts";

/** All settings of the table, each with what holds now and what is planned; and today's date (UTC). For administrators. */
export async function listSettings(ctx: SignedInCtx): Promise<{ items: SettingView[]; today: string }> {
  const stateOf = await readSettingStates(ctx, settingKeys);
  const items = settingKeys.map((key) => {
    const state = stateOf(key);
    return { key, value: state.holding?.value ?? settingTable[key].initial, ...state };
  });
  return { items, today: ctx.clock.now().toISOString().slice(0, 10) };
}
