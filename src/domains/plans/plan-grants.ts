/** The plans that can be given until a day; Enterprise is by its terms. */
export const grantablePlans = ["basic", "premium"] as const;
export type GrantablePlan = (typeof grantablePlans)[number];

/** How far ahead a grant may end. */
export const mostGrantDays = 730;
