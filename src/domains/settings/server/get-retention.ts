import { type SettableTerm, settableTerms } from "#kernel/retention.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { readSettings } from "./read-settings.ts";

/** How many days is stored what can be set of it (R66), as it holds now. For visitors: the privacy policy prints it. */
export async function getRetention(ctx: Ctx): Promise<Record<SettableTerm, number>> {
  // A changed setting renews everything, and so does a new day.
  dependsOn(() => false);
  const set = await readSettings(
    ctx,
    settableTerms.map((name) => `retention.${name}` as const),
  );
  const days = settableTerms.map((name) => [name, set[`retention.${name}`]]);
  return Object.fromEntries(days) as Record<SettableTerm, number>;
}
