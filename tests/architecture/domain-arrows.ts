/** The domains whose exported verbs and tables a domain's server may use. Only necessary arrows, and no cycles. */
export const serverArrows: Record<string, string[]> = {
  audit: [],
  approvals: ["accounts", "audit", "auth", "notifications"],
  auth: ["audit"],
  identities: ["auth"],
  "second-factor": ["auth"],
  accounts: ["auth"],
  vendors: ["accounts", "audit", "auth", "settings", "second-factor", "notifications"],
  settings: ["approvals", "audit", "auth"],
  inventory: [],
  promotions: ["audit", "auth", "catalogue", "inventory", "listings", "vendors", "notifications"],
  plans: [
    ...["accounts", "approvals", "audit", "payments", "auth"],
    ...["listings", "orders", "settings", "vendors", "notifications"],
  ],
  ledger: [],
  listings: ["audit", "integrations", "auth", "inventory", "settings", "vendors", "notifications"],
  "bulk-upload": ["accounts", "audit", "auth", "inventory", "listings", "notifications", "vendors"],
  catalogue: ["inventory", "listings", "settings", "vendors"],
  compare: [],
  discovery: ["catalogue", "listings", "vendors"],
  reviews: ["auth", "catalogue", "listings", "messaging", "notifications", "orders", "vendors"],
  wishlist: ["auth", "catalogue", "inventory", "listings", "settings", "vendors", "notifications"],
  cart: ["auth", "catalogue", "inventory", "listings", "settings", "vendors"],
  orders: [
    ...["approvals", "audit", "integrations", "auth", "inventory", "ledger", "listings"],
    ...["settings", "vendors", "notifications"],
  ],
  payments: ["orders"],
  decisions: [
    ...["accounts", "approvals", "audit", "auth", "listings", "messaging", "notifications", "plans"],
    ...["reviews", "vendors"],
  ],
  problems: [
    ...["accounts", "approvals", "audit", "auth", "integrations", "inventory", "ledger", "messaging"],
    ...["notifications", "orders", "settings", "vendors"],
  ],
  disputes: [
    ...["accounts", "audit", "auth", "ledger", "messaging", "notifications", "orders", "payments"],
    ...["problems", "vendors"],
  ],
  payouts: [
    ...["approvals", "audit", "integrations", "auth", "disputes", "ledger"],
    ...["orders", "payments", "problems", "settings", "vendors", "notifications"],
  ],
  integrations: ["accounts", "audit", "auth", "vendors"],
  enterprise: ["integrations", "plans", "settings", "vendors"],
  "stock-control": [
    ...["audit", "auth", "checkout", "integrations", "inventory", "listings"],
    ...["notifications", "orders", "payments", "vendors"],
  ],
  reports: ["approvals", "audit", "auth", "checkout", "ledger", "orders", "payouts", "vendors"],
  analytics: [
    ...["catalogue", "inventory", "listings", "orders", "payouts", "plans", "search", "settings"],
    "vendors",
  ],
  search: ["catalogue", "inventory", "listings", "orders", "vendors"],
  // The only orchestrator.
  checkout: [
    ...["audit", "auth", "cart", "catalogue", "inventory", "ledger", "listings"],
    ...["notifications", "orders", "payments", "plans", "problems", "promotions", "settings", "vendors"],
  ],
  // Exports and erases personal data: all domains that have any.
  privacy: [
    ...["accounts", "approvals", "audit", "auth", "bulk-upload", "cart", "checkout", "decisions"],
    ...["identities", "integrations", "ledger", "listings", "messaging", "moderation", "newsletter", "notes"],
    ...["notifications", "orders", "payments", "payouts", "plans", "problems", "reviews", "search"],
    ...["second-factor", "support", "team", "users", "vendors", "wishlist"],
  ],
  // Reads what waits for an administrator, wherever it waits.
  moderation: [
    ...["analytics", "approvals", "audit", "auth", "catalogue", "checkout", "decisions", "disputes"],
    ...["ledger", "listings", "messaging", "notifications", "orders", "payments", "payouts", "problems"],
    ...["reviews", "settings", "support", "users", "vendors"],
  ],
  messaging: ["auth", "catalogue", "inventory", "listings", "orders", "vendors", "notifications"],
  newsletter: ["audit"],
  palette: ["auth", "listings", "orders", "vendors"],
  notes: ["audit", "auth", "listings", "orders", "vendors"],
  // Invitations; who belongs to a shop is the vendors' own.
  team: ["accounts", "audit", "auth", "notifications", "vendors"],
  notifications: ["accounts", "auth"],
  support: ["audit", "auth", "notifications", "vendors"],
  mails: ["audit", "listings"],
  users: [
    ...["accounts", "approvals", "audit", "auth", "decisions", "notifications", "orders"],
    ...["second-factor", "vendors"],
  ],
  // Reads and decides what concerns everyone's safety, wherever it is.
  security: [
    ...["accounts", "approvals", "audit", "auth", "checkout", "decisions", "integrations", "orders"],
    ...["payouts", "plans", "problems", "reports", "second-factor", "settings", "users", "vendors"],
  ],
};

/** The domains whose components and contracts a domain's web may use. */
export const webArrows: Record<string, string[]> = {
  identities: ["auth"],
  "second-factor": ["auth"],
  integrations: ["auth"],
  analytics: ["orders"],
  disputes: ["orders"],
  messaging: ["moderation"],
  decisions: ["listings"],
  vendors: ["moderation"],
  reviews: ["catalogue", "decisions", "moderation"],
  orders: ["approvals", "cart", "messaging"],
  problems: ["messaging", "orders"],
  settings: ["approvals"],
  security: ["approvals", "audit", "auth", "settings"],
  support: ["plans"],
  users: ["approvals", "decisions"],
  privacy: ["auth", "orders"],
  catalogue: ["cart", "compare", "messaging", "moderation", "settings", "vendors", "wishlist"],
  listings: ["catalogue"],
  "bulk-upload": ["catalogue", "listings"],
  search: ["catalogue"],
  checkout: ["auth", "cart", "notifications", "orders", "payments", "promotions", "settings"],
  wishlist: ["cart"],
  promotions: ["catalogue"],
};

/** The domains whose shapes a domain's contract uses. */
export const contractArrows: Record<string, string[]> = {
  decisions: ["listings"],
  approvals: ["audit"],
  moderation: ["audit", "decisions"],
  orders: ["approvals"],
  promotions: ["catalogue"],
  settings: ["approvals"],
  security: ["approvals", "audit"],
  users: ["approvals", "decisions"],
  identities: ["auth"],
  "second-factor": ["auth"],
  integrations: ["listings", "orders", "payouts"],
  catalogue: ["vendors"],
  listings: ["catalogue"],
  "bulk-upload": ["audit", "catalogue"],
  analytics: ["orders", "plans"],
  plans: ["settings"],
  disputes: ["orders"],
  search: ["catalogue"],
  checkout: ["cart", "promotions", "settings"],
};

/**
 * The domains whose pure tables a domain's server may read without using its verbs: plan limits are needed where
 * products are added.
 */
export const tableArrows: Record<string, string[]> = {
  listings: ["catalogue", "plans"],
  "bulk-upload": ["catalogue"],
  problems: ["plans"],
  promotions: ["plans"],
  support: ["plans"],
  vendors: ["plans"],
};
