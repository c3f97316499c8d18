/** What a person chooses channels for, in the order of the settings. */
export const topics = [
  "orders",
  "messages",
  "backInStock",
  "priceDrop",
  "reviews",
  "sales",
  "decisions",
  "payouts",
  "plan",
  "team",
  "administration",
] as const;
export type Topic = (typeof topics)[number];

export const channels = ["site", "mail", "push"] as const;
export type Channel = (typeof channels)[number];

/** `always`: about money, a contract or a decision, so it is mailed whatever is chosen. `never`: no such mail exists. */
type MailRule = "chosen" | "always" | "never";

/** Who sees a topic, and what its mails depend on. */
export const topicRules: Record<Topic, { for: "everyone" | "vendor" | "admin"; mail: MailRule }> = {
  orders: { for: "everyone", mail: "chosen" },
  messages: { for: "everyone", mail: "chosen" },
  backInStock: { for: "everyone", mail: "never" },
  priceDrop: { for: "everyone", mail: "never" },
  reviews: { for: "everyone", mail: "chosen" },
  sales: { for: "vendor", mail: "always" },
  decisions: { for: "vendor", mail: "always" },
  payouts: { for: "vendor", mail: "always" },
  plan: { for: "vendor", mail: "always" },
  team: { for: "vendor", mail: "never" },
  administration: { for: "admin", mail: "never" },
};

type KindRule = {
  topic: Topic;
  /** Several of a day are shown as one: those about the same thing, or all of the kind. */
  together: "subject" | "kind";
  /** Sent to devices only if it is still unread so many seconds later. */
  pushDelaySeconds?: number;
};

const of = (topic: Topic, together: KindRule["together"] = "subject"): KindRule => ({ topic, together });

/** Everything a person is notified of. Texts are `kinds.<kind>` in the locales, links `server/internal/link-of.ts`. */
export const notificationKinds = {
  orderPaid: of("orders"),
  orderRefunded: of("orders"),
  parcelShipped: of("orders"),
  parcelDelivered: of("orders"),
  parcelCancelled: of("orders"),
  parcelRefunded: of("orders"),
  problemAnswered: of("orders"),
  problemMoved: of("orders"),
  problemClosed: of("orders"),
  refundFound: of("orders"),
  refundBorne: of("orders"),
  messageFromVendor: { ...of("messages"), pushDelaySeconds: 10 },
  messageFromBuyer: { ...of("messages"), pushDelaySeconds: 10 },
  messageAboutProduct: { ...of("messages"), pushDelaySeconds: 10 },
  messageAboutOrder: { ...of("messages"), pushDelaySeconds: 10 },
  backInStock: of("backInStock", "kind"),
  priceDrop: of("priceDrop", "kind"),
  reviewPublished: of("reviews"),
  reviewRefused: of("reviews"),
  reviewRestored: of("reviews"),
  reviewReplied: of("reviews"),
  reviewObjectionGranted: of("reviews"),
  reviewObjectionRefused: of("reviews"),
  reviewReceived: of("reviews", "kind"),
  messageRemoved: of("messages"),
  messageRestored: of("messages"),
  messageObjectionGranted: of("messages"),
  messageObjectionRefused: of("messages"),
  reportActed: of("messages"),
  reportDismissed: of("messages"),
  reportObjectionGranted: of("messages"),
  reportObjectionRefused: of("messages"),
  parcelSold: of("sales", "kind"),
  parcelLate: of("sales", "kind"),
  saleCancelled: of("sales"),
  saleRefunded: of("sales"),
  problemReported: of("sales"),
  saleProblemMoved: of("sales"),
  saleProblemClosed: of("sales"),
  saleRefundFound: of("sales"),
  saleRefundBorne: of("sales"),
  applicationApproved: of("decisions"),
  applicationRejected: of("decisions"),
  applicationReopened: of("decisions"),
  productApproved: of("decisions", "kind"),
  productRejected: of("decisions"),
  revisionApproved: of("decisions", "kind"),
  revisionRejected: of("decisions"),
  productReopened: of("decisions"),
  shopSuspended: of("decisions"),
  shopTerminated: of("decisions"),
  shopReinstated: of("decisions"),
  payoutsPaused: of("decisions"),
  payoutsResumed: of("decisions"),
  productTakenDown: of("decisions"),
  productRestored: of("decisions"),
  vendorTrusted: of("decisions"),
  trustRevoked: of("decisions"),
  productEdited: of("decisions"),
  productEditUndone: of("decisions"),
  promotionMoved: of("decisions"),
  stockCorrected: of("decisions"),
  uploadUndone: of("decisions"),
  shopMessageRemoved: of("decisions"),
  shopMessageRestored: of("decisions"),
  objectionGranted: of("decisions"),
  objectionRefused: of("decisions"),
  payoutPaid: of("payouts"),
  payoutReturned: of("payouts"),
  payoutTakenBack: of("payouts"),
  planFreeEnds: of("plan"),
  planFreeEnded: of("plan"),
  planRenewalFailed: of("plan"),
  planRenewalReminder: of("plan"),
  planShopHidden: of("plan"),
  planShopBack: of("plan"),
  planProductsRest: of("plan"),
  planGranted: of("plan"),
  planGrantEnded: of("plan"),
  managerChanged: of("plan"),
  planTerms: of("plan"),
  teamJoined: of("team"),
  teamLeft: of("team"),
  applicationWaiting: of("administration", "kind"),
  traderChanged: of("administration", "subject"),
  productWaiting: of("administration", "kind"),
  objectionReceived: of("administration", "kind"),
  inquiryReceived: of("administration", "kind"),
  messageReported: of("administration", "kind"),
  reviewReported: of("administration", "kind"),
  productReported: of("administration", "kind"),
  vendorReported: of("administration", "kind"),
  reportObjected: of("administration", "kind"),
  banObjected: of("administration", "kind"),
  reviewWaiting: of("administration", "kind"),
  problemEscalated: of("administration", "kind"),
  jobFailed: of("administration", "kind"),
  latePaymentRefunded: of("administration"),
  lateRefundReturned: of("administration"),
  latePaymentDisputed: of("administration"),
  vendorPayoutReturned: of("administration"),
  vendorPayoutTakenBack: of("administration"),
  approvalWaiting: of("administration", "kind"),
  approvalApproved: of("administration"),
  approvalDeclined: of("administration"),
} as const satisfies Record<string, KindRule>;

export type NotificationKind = keyof typeof notificationKinds;
export const kindNames = Object.keys(notificationKinds) as NotificationKind[];
export const ruleOf = (kind: NotificationKind): KindRule => notificationKinds[kind];

/** What a text is about. `cents` are an amount, `date` a moment in ISO 8601; both are formatted for the reader. */
export type NotificationParams = {
  number?: number;
  product?: string;
  vendor?: string;
  cents?: number;
  date?: string;
  days?: number;
  products?: number;
};

/** On how many devices one person gets them. */
export const maxPushDevices = 10;
