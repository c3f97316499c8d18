export const userKinds = ["buyer", "vendor", "admin"] as const;
export type UserKind = (typeof userKinds)[number];

export const userStates = ["active", "unverified", "banned", "objected"] as const;
export type UserState = (typeof userStates)[number];

/** Characters of an administrator's reason, where no statement of reasons is sent. */
export const userReasonBounds = [3, 1_000] as const;

/** Characters of what a banned person says against the ban. */
export const banObjectionBounds = [20, 2_000] as const;
