/** What can be reported (R62). A message and a conversation only by the other side of it, who alone can read them. */
export const reportKinds = ["message", "conversation", "review", "product", "vendor"] as const;
export type ReportKind = (typeof reportKinds)[number];
/** What anybody can see, and so anybody can report. */
export type PublicKind = Extract<ReportKind, "review" | "product" | "vendor">;

/** Why something is reported. */
export const reportReasons = [
  "spam",
  "fraud",
  "harassment",
  "outside_payment",
  "misleading",
  "unsafe",
  "rights",
  "illegal",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

const goods: readonly ReportReason[] = [
  "misleading",
  "fraud",
  "unsafe",
  "rights",
  "spam",
  "illegal",
  "other",
];
const writing: readonly ReportReason[] = [
  "spam",
  "fraud",
  "harassment",
  "outside_payment",
  "illegal",
  "other",
];

/** The reasons that fit a thing, in the order in which they are offered. */
export const reasonsFor = {
  message: writing,
  conversation: writing,
  review: ["fraud", "harassment", "spam", "rights", "illegal", "other"],
  product: goods,
  vendor: goods,
} as const satisfies Record<ReportKind, readonly ReportReason[]>;

export const reportStates = ["open", "closed"] as const;

/** What came of a report: nothing, or something was done about the thing. */
export const reportOutcomes = ["none", "acted"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** What can be done about a reported thing, by the decisions of R61 and R62; `stands`: it was done before. */
export const measures = [
  "takeDownProduct",
  "refuseReview",
  "removeMessage",
  "suspendVendor",
  "stands",
] as const;
export type Measure = (typeof measures)[number];

/** The measures that fit a thing. */
export const measuresFor = {
  message: ["removeMessage", "suspendVendor", "stands"],
  conversation: ["removeMessage", "suspendVendor", "stands"],
  review: ["refuseReview", "stands"],
  product: ["takeDownProduct", "suspendVendor", "stands"],
  vendor: ["suspendVendor", "stands"],
} as const satisfies Record<ReportKind, readonly Measure[]>;

/** Parts of the list of reports: what waits, what the reader has taken, reporters' objections, and what is decided. */
export const reportLists = ["open", "mine", "objections", "closed"] as const;
export type ReportList = (typeof reportLists)[number];

/** Reports that are at least so many days old. */
export const reportAges = [1, 3, 7, 30] as const;

/** Longest texts, in characters. */
export const longestReport = { name: 100, words: 1_000, closeReason: 1_000, objection: 2_000 } as const;
/** Of what is public the reporter says what is wrong with it, in at least so many characters. */
export const shortestWords = 10;
export const shortestObjection = 20;

/** For how many days after the decision a reporter can object to it: six months. */
export const objectionDays = 183;

/** What people quote to name their report: R-10042, and of nine digits R-482-019-375. */
export const reportReferenceOf = (number: number): string =>
  `R-${String(number).replace(/^(\d{3})(\d{3})(\d{3})$/, "$1-$2-$3")}`;

const longestPeriodDays = 1_100;
const dayMs = 86_400_000;

/** Whether these days, as 2026-11-25, are a period of the transparency report: at most three years, which ends after it begins. */
export function isPeriod({ from, to }: { from: string; to: string }): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  return days >= 0 && days <= longestPeriodDays;
}
