/** The plans (docs/product.md#9-business-constants-and-limits): -1 products is unlimited, commission in basis points, price a month in cents; a null price is custom. */
export const plans = {
  freemium: { maxProducts: 3, commissionBasisPoints: 1200, priceCents: 0 },
  basic: { maxProducts: 20, commissionBasisPoints: 1000, priceCents: 2900 },
  premium: { maxProducts: 100, commissionBasisPoints: 800, priceCents: 4900 },
  enterprise: { maxProducts: -1, commissionBasisPoints: 500, priceCents: null },
} as const;

export type PlanType = keyof typeof plans;
export const planTypes = Object.keys(plans) as [PlanType, ...PlanType[]];

/** The plans paid monthly by card. */
export const paidPlans = ["basic", "premium"] as const;
export type PaidPlan = (typeof paidPlans)[number];

export const planFeatures: Record<PlanType, readonly string[]> = {
  freemium: ["basic_analytics", "email_support"],
  basic: ["enhanced_analytics", "product_promotion", "email_support"],
  premium: ["advanced_analytics", "priority_support", "featured_listings", "custom_branding"],
  enterprise: ["account_manager", "white_label", "api_access", "bulk_upload", "custom_integrations"],
};

/** `professional` is another name of `premium` (R3); null for an unknown plan. */
export function planTypeOf(stored: string): PlanType | null {
  if (stored === "professional") return "premium";
  return planTypes.find((plan) => plan === stored) ?? null;
}

/** Freemium is free for six months from the approval; if the sixth month lacks the day, until its last. */
export function freeMonthsEnd(approvedAt: Date): Date {
  const end = new Date(approvedAt);
  end.setUTCMonth(end.getUTCMonth() + 6);
  if (end.getUTCDate() !== approvedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}
