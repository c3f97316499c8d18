import { planTypeOf } from "#domains/plans/plan-table.ts";

export type Tier = "basic" | "enhanced" | "advanced";

const tiers = { freemium: "basic", basic: "enhanced", premium: "advanced", enterprise: "advanced" } as const;

/** How far a plan's analytics go (decision 3); a plan that is none has the basic ones. */
export function tierOf(planType: string): Tier {
  const plan = planTypeOf(planType);
  return plan ? tiers[plan] : "basic";
}
