/** The plans (specification section 9): -1 products is unlimited, commission in basis points, price a month in cents; a null price is custom. */
export const plans = {
  freemium: { maxProducts: 3, commissionBasisPoints: 1200, priceCents: 0 },
  basic: { maxProducts: 20, commissionBasisPoints: 1000, priceCents: 2900 },
  premium: { maxProducts: 100, commissionBasisPoints: 800, priceCents: 4900 },
  enterprise: { maxProducts: -1, commissionBasisPoints: 500, priceCents: null },
} as const;

export type PlanType = keyof typeof plans;
export const planTypes = Object.keys(plans) as [PlanType, ...PlanType[]];

export const planFeatures: Record<PlanType, readonly string[]> = {
  freemium: ["basic_analytics", "email_support"],
  basic: ["enhanced_analytics", "product_promotion", "email_support"],
  premium: ["advanced_analytics", "priority_support", "featured_listings", "custom_branding"],
  enterprise: ["account_manager", "white_label", "api_access", "bulk_upload", "custom_integrations"],
};

/** `professional` is another name of `premium` (decision 3); null for a plan that is none. */
export function planTypeOf(stored: string): PlanType | null {
  if (stored === "professional") return "premium";
  return planTypes.find((plan) => plan === stored) ?? null;
}
