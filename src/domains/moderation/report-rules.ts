/** What can be reported (R62). */
export const reportKinds = ["message", "conversation", "review"] as const;

/** Why something is reported. */
export const reportReasons = ["spam", "fraud", "harassment", "outside_payment", "illegal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStates = ["open", "closed"] as const;
export type ReportState = (typeof reportStates)[number];

/** Longest texts, in characters. */
export const longestReport = { words: 1_000, closeReason: 1_000 } as const;

/** What people quote to name their report. */
export const reportReferenceOf = (number: number): string => `R-${number}`;
