/**
 * The vendors' plans (docs/product.md#9-business-constants-and-limits) until something else is set: -1 products is
 * unlimited, commission in basis points, price a month in cents; a null price is custom.
 */
export const initialPlans = {
  freemium: { maxProducts: 3, commissionBasisPoints: 1_200, priceCents: 0 },
  basic: { maxProducts: 20, commissionBasisPoints: 1_000, priceCents: 2_900 },
  premium: { maxProducts: 100, commissionBasisPoints: 800, priceCents: 4_900 },
  enterprise: { maxProducts: -1, commissionBasisPoints: 500, priceCents: null },
} as const;
