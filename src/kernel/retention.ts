/** How long what is stored of people stays, at most (R66), where no administrator has set it otherwise. The jobs that delete it and the privacy page read this table. */
export type Term = { days: number } | { years: number } | "account" | "never";

export const retention = {
  /** Sent mails and text messages. Those with a code or link in them are deleted once sent. */
  mails: { days: 90 },
  /** Without a visit; `session-cookie.ts` ends one at the latest 90 days after its start, visited or not. */
  idleSessions: { days: 30 },
  sessions: { days: 90 },
  /** Counted from when its address was entered, until its link is followed. */
  unconfirmedSubscriptions: { days: 7 },
  /** The address of who was invited to a team and did not come, from the end of the link. */
  expiredInvitations: { days: 30 },
  /** What programs wrote to support. */
  suspectedInquiries: { days: 30 },
  /** Who reported something without an account, with their words: from the decision on, six months of which it can be objected to. */
  visitorReports: { days: 365 },
  /** A line that its owner has not touched; a visitor's cart stays in the browser. */
  cartLines: { days: 365 },
  visitorCarts: "never",
  /** Events for a vendor's own programs. */
  webhookDeliveries: { days: 30 },
  /** Background work that failed for good. */
  deadLetters: { days: 30 },
  /** Passwords that were refused: the account and the network address. */
  failedSignIns: { days: 30 },
  /** Of who acted, in the audit log; the log itself stays. */
  auditAddresses: { days: 180 },
  messages: "account",
  /** Uploaded for a message that was not sent. */
  unsentPictures: { days: 1 },
  /** Read or not. */
  notifications: { days: 90 },
  orders: { years: 10 },
} as const satisfies Record<string, Term>;

export type RetentionName = keyof typeof retention;
/** What an administrator may set otherwise. The others are what accounts and the law say, or fixed when a process starts. */
export const settableTerms = [
  "mails",
  "unconfirmedSubscriptions",
  "expiredInvitations",
  "suspectedInquiries",
  "visitorReports",
  "cartLines",
  "webhookDeliveries",
  "failedSignIns",
  "auditAddresses",
  "unsentPictures",
  "notifications",
] as const satisfies RetentionName[];
export type SettableTerm = (typeof settableTerms)[number];

const dayMs = 86_400_000;

/** What is older than this moment has to go. */
export function expiryOf({ days }: { days: number }, now: Date): Date {
  return new Date(now.getTime() - days * dayMs);
}
