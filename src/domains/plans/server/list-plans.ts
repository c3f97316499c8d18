import { planFeatures, plans, planTypes } from "#domains/plans/plan-table.ts";

/** The plans in the order of their size. Anybody may call. */
export async function listPlans() {
  return {
    items: planTypes.map((planType) => ({
      planType,
      ...plans[planType],
      features: [...planFeatures[planType]],
    })),
  };
}
