import type { Approval } from "#domains/approvals/approval-shape.ts";
import { listWaitingApprovals } from "#domains/approvals/server/list-approvals.ts";
import type { SettingView } from "#domains/settings/contract.ts";
import { settingKeys, settingTable } from "#domains/settings/setting-table.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readSettingStates } from "./read-setting-states.ts";

type Listed = { items: SettingView[]; today: string; waiting: Approval[] };

/**
 * All settings of the table, each with what holds now and what is planned; today's date (UTC); and the changes that wait for a
 * second administrator. For administrators.
 */
export async function listSettings(ctx: SignedInCtx): Promise<Listed> {
  const stateOf = await readSettingStates(ctx, settingKeys);
  const items = settingKeys.map((key) => {
    const state = stateOf(key);
    return { key, value: state.holding?.value ?? settingTable[key].initial, ...state };
  });
  const waiting = await listWaitingApprovals(ctx, "setting", [...settingKeys]);
  return { items, today: ctx.clock.now().toISOString().slice(0, 10), waiting };
}
