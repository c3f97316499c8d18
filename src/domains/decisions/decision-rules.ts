/** Decisions of administrators about a vendor, one of its products, a review, or a message. */
export const decisionKinds = [
  "shopSuspended",
  "shopTerminated",
  "shopReinstated",
  "payoutsPaused",
  "payoutsResumed",
  "productTakenDown",
  "productRestored",
  "productEdited",
  "productEditUndone",
  "vendorTrusted",
  "trustRevoked",
  "reviewRefused",
  "reviewRestored",
  "messageRemoved",
  "messageRestored",
  "applicationRejected",
  "applicationReopened",
  "productRejected",
  "revisionRejected",
  "productReopened",
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What lasts until it is ended, and the decision that ends it. Only against these can be objected. */
export const endings = {
  shopSuspended: "shopReinstated",
  shopTerminated: "shopReinstated",
  payoutsPaused: "payoutsResumed",
  productTakenDown: "productRestored",
  productEdited: "productEditUndone",
  trustRevoked: "vendorTrusted",
  reviewRefused: "reviewRestored",
  messageRemoved: "messageRestored",
  applicationRejected: "applicationReopened",
  productRejected: "productReopened",
  revisionRejected: "productReopened",
} as const satisfies Partial<Record<DecisionKind, DecisionKind>>;
export type Restriction = keyof typeof endings;

export const isRestriction = (kind: DecisionKind): kind is Restriction => Object.hasOwn(endings, kind);

/** The rules that a decision can name (R62); texts are `rules.<name>` in the mails and locales. */
export const decisionRules = [
  "terms",
  "listing",
  "misleading",
  "illegal",
  "rights",
  "dispatch",
  "complaints",
  "fraud",
  "identity",
  "other",
] as const;
export type DecisionRule = (typeof decisionRules)[number];

/** The rules by which an application, or a product or an edit of it, can be rejected. */
export const applicationRules = [
  "identity",
  "misleading",
  "illegal",
  "terms",
  "fraud",
  "other",
] as const satisfies readonly DecisionRule[];
export const productRules = [
  "listing",
  "misleading",
  "illegal",
  "rights",
  "terms",
  "other",
] as const satisfies readonly DecisionRule[];

/** The rules by which a review can be refused. Being negative is none of them (R64). */
export const reviewRules = [
  "reviewPaid",
  "reviewOwn",
  "reviewInvented",
  "reviewOffTopic",
  "reviewInsult",
  "reviewContact",
  "reviewCopied",
  "reviewIllegal",
] as const;
export type ReviewRule = (typeof reviewRules)[number];

export const allRules = [...decisionRules, ...reviewRules] as const;
export type AnyRule = (typeof allRules)[number];

/** Decisions about reviews address their author, not a vendor. */
export const isAboutReview = (kind: DecisionKind): kind is "reviewRefused" | "reviewRestored" =>
  kind === "reviewRefused" || kind === "reviewRestored";

/** Decisions about an application: its owner has no dashboard yet. */
export const isAboutApplication = (kind: DecisionKind): boolean =>
  kind === "applicationRejected" || kind === "applicationReopened";

/** What was decided about an application, a product or an edit that waited; it goes with its person's account. */
export const rejectionKinds = [
  "applicationRejected",
  "applicationReopened",
  "productRejected",
  "revisionRejected",
  "productReopened",
] as const satisfies readonly DecisionKind[];

/** Characters of what an administrator or a vendor writes. */
export const factsBounds = [20, 2_000] as const;

/** For how many days at most a suspended vendor may dispatch what it has sold. */
export const mostDaysForParcels = 60;
