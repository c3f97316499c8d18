/** Where a vendor is, for administrators' lists: its application, then what became of its contract (R61). */
export const vendorStates = ["waiting", "approved", "rejected", "suspended", "ended"] as const;
export type VendorState = (typeof vendorStates)[number];

export const vendorSorts = ["newest", "oldest", "name"] as const;
export type VendorSort = (typeof vendorSorts)[number];

/** How long ago a vendor applied last, in days: less than, or for `older` more. */
export const vendorAges = ["week", "month", "quarter", "older"] as const;
export type VendorAge = (typeof vendorAges)[number];
export const daysOfAge: Record<VendorAge, number> = { week: 7, month: 30, quarter: 90, older: 90 };

/** The plans as the record names them. */
export const listedPlans = ["freemium", "basic", "premium", "enterprise"] as const;
export type ListedPlan = (typeof listedPlans)[number];
