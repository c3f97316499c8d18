import { planTypeOf } from "#domains/plans/plan-table.ts";

export type Tier = "basic" | "enhanced" | "advanced";

const tiers = { freemium: "basic", basic: "enhanced", premium: "advanced", enterprise: "advanced" } as const;

/** The analytics tier of a plan (R3); an unknown plan has the basic one. */
export function tierOf(planType: string): Tier {
  const plan = planTypeOf(planType);
  return plan ? tiers[plan] : "basic";
}
