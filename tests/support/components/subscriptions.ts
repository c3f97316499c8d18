import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";

/** A vendor's plan: freemium, in its free months; `more` is what the test is about. */
export function subscriptionOf(more: Partial<SubscriptionView> = {}): SubscriptionView {
  return {
    planType: "freemium",
    state: "free",
    isPaused: false,
    maxProducts: 3,
    commissionBasisPoints: 1_200,
    priceCents: 0,
    productCount: 1,
    isBilled: false,
    currentPeriodEnd: null,
    planExpiresAt: "2027-02-01T00:00:00.000Z",
    graceEndsAt: null,
    freeUntil: "2027-02-01T00:00:00.000Z",
    nextPlanType: null,
    changesAt: null,
    keptProductIds: [],
    ...more,
  };
}
