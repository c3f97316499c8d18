/** The plans by size. What each allows and costs is a setting. */
export const planTypes = ["freemium", "basic", "premium", "enterprise"] as const;
export type PlanType = (typeof planTypes)[number];

/** Whether a plan is larger than another, whatever they cost. */
export const isLargerPlan = (plan: PlanType, than: PlanType): boolean =>
  planTypes.indexOf(plan) > planTypes.indexOf(than);

/** The plans paid monthly by card. */
export const paidPlans = ["basic", "premium"] as const;
export type PaidPlan = (typeof paidPlans)[number];

export const planFeatures: Record<PlanType, readonly string[]> = {
  freemium: ["basic_analytics", "email_support"],
  basic: ["enhanced_analytics", "product_promotion", "email_support"],
  premium: ["advanced_analytics", "priority_support", "featured_listings", "custom_branding"],
  enterprise: ["account_manager", "white_label", "api_access", "bulk_upload", "custom_integrations"],
};

/** The plan that adds priority support, and the larger ones. */
export const priorityPlans: readonly PlanType[] = planTypes.slice(
  planTypes.findIndex((plan) => planFeatures[plan].includes("priority_support")),
);

/** Within how many hours, Monday to Friday (UTC), support answers: the plans' page promises it, and its queue goes by it. */
export const answerHours = { usual: 24, priority: 4 } as const;

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
