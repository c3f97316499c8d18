import { planFeatures, plans, planTypes } from "#domains/plans/plan-table.ts";

/** The plans by size. For visitors. */
export async function listPlans() {
  return {
    items: planTypes.map((planType) => ({
      planType,
      ...plans[planType],
      features: [...planFeatures[planType]],
    })),
  };
}
