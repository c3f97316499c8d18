import type { LimitView } from "#domains/settings/contract.ts";
import { declaredLimits, limitBounds, limitKeyOf } from "#kernel/rate-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readSettingStates } from "./read-setting-states.ts";

/** How often each thing may be done (R48), in a window of seconds: what holds, what is planned, and its bounds. For administrators. */
export async function listLimits(ctx: SignedInCtx): Promise<{ items: LimitView[] }> {
  const stateOf = await readSettingStates(
    ctx,
    declaredLimits.map(({ name }) => limitKeyOf(name)),
  );
  const items = declaredLimits.map((limit) => {
    const { name, points, seconds } = limit;
    const [key, state] = [limitKeyOf(name), stateOf(limitKeyOf(name))];
    return { key, name, seconds, value: state.holding?.value ?? points, ...limitBounds(limit), ...state };
  });
  return { items };
}
