import { planFeatures, planTypes } from "#domains/plans/plan-table.ts";
import { readPlans } from "#domains/settings/server/plan-terms.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";

/** The plans by size, as they are now. For visitors. */
export async function listPlans(ctx: Ctx) {
  // A changed setting renews everything, and so does a new day.
  dependsOn(() => false);
  const plans = await readPlans(ctx);
  return {
    items: planTypes.map((planType) => ({
      planType,
      ...plans[planType],
      features: [...planFeatures[planType]],
    })),
  };
}
