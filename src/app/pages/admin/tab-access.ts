import type { SessionView } from "#domains/accounts/contract.ts";
import { type AdminPermission, mayAsAdmin } from "#kernel/permissions.ts";

/** What one must be allowed to see each of the administrators' tabs: any of these. */
const neededFor = {
  overview: ["market.read"],
  analytics: ["market.read"],
  reports: ["money.read"],
  vendors: ["vendors.read"],
  enterprise: ["vendors.read"],
  bulk: ["imports.manage"],
  products: ["products.read"],
  inventory: ["inventory.read"],
  orders: ["orders.read"],
  users: ["users.read"],
  promotions: ["promotions.read"],
  reviews: ["moderation.read"],
  moderation: ["moderation.read"],
  problems: ["orders.read"],
  disputes: ["money.read"],
  support: ["support.read"],
  security: ["security.read", "approvals.decide"],
  emails: ["mail.read"],
  jobs: ["jobs.read"],
  settings: ["settings.read"],
} as const satisfies Record<string, readonly AdminPermission[]>;

export type AdminTab = keyof typeof neededFor;

export const isAdminTab = (name: string): name is AdminTab => Object.hasOwn(neededFor, name);

/** Whether the person's role may see this tab. */
export const maySeeAdminTab = (session: SessionView, tab: AdminTab): boolean =>
  neededFor[tab].some((permission) => mayAsAdmin(session, permission));
