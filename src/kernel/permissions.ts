import type { Role } from "./callers.ts";

/**
 * What an administrator's procedure asks for: `read` to see a part of the marketplace, `manage` to change it.
 * `approvals.decide` opens the requests that two people decide, each of which asks for its own permission as well
 * (`approvalPermissions`); `team` is the administrators themselves.
 */
export const adminPermissions = [
  "market.read",
  "orders.read",
  "orders.manage",
  "money.read",
  "money.manage",
  "vendors.read",
  "vendors.manage",
  "products.read",
  "products.manage",
  "inventory.read",
  "inventory.manage",
  "imports.manage",
  "support.read",
  "support.manage",
  "moderation.read",
  "moderation.manage",
  "users.read",
  "users.manage",
  "promotions.read",
  "promotions.manage",
  "settings.read",
  "settings.manage",
  "mail.read",
  "mail.manage",
  "jobs.read",
  "jobs.manage",
  "security.read",
  "approvals.decide",
  "team.manage",
] as const;
export type AdminPermission = (typeof adminPermissions)[number];

export const adminRoles = ["owner", "operations", "finance", "support", "moderator", "readOnly"] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Only owners see the audit log, with the addresses and devices of people. */
const readable = adminPermissions.filter((name) => name.endsWith(".read") && name !== "security.read");

const heldByAdmins: Record<AdminRole, readonly AdminPermission[]> = {
  owner: adminPermissions,
  operations: [
    ...readable,
    "orders.manage",
    "vendors.manage",
    "products.manage",
    "inventory.manage",
    "imports.manage",
    "support.manage",
    "moderation.manage",
    "promotions.manage",
    "mail.manage",
    "jobs.manage",
    "approvals.decide",
  ],
  finance: [
    "market.read",
    "orders.read",
    "money.read",
    "money.manage",
    "vendors.read",
    "users.read",
    "promotions.read",
    "settings.read",
    "approvals.decide",
  ],
  support: [
    "market.read",
    "orders.read",
    "orders.manage",
    "vendors.read",
    "products.read",
    "support.read",
    "support.manage",
    "moderation.read",
    "users.read",
    "users.manage",
    "mail.read",
    "approvals.decide",
  ],
  moderator: [
    "market.read",
    "vendors.read",
    "vendors.manage",
    "products.read",
    "products.manage",
    "moderation.read",
    "moderation.manage",
    "users.read",
    "approvals.decide",
  ],
  readOnly: readable,
};

/** What a vendor's procedure asks for. */
export const vendorPermissions = [
  "shop.read",
  "shop.manage",
  "products.read",
  "products.manage",
  "stock.manage",
  "parcels.read",
  "parcels.manage",
  "refunds.manage",
  "messages.manage",
  "promotions.manage",
  "analytics.read",
  "money.read",
  "money.manage",
  "payoutAccount.manage",
  "plan.read",
  "plan.manage",
  "integrations.manage",
  "team.manage",
] as const;
export type VendorPermission = (typeof vendorPermissions)[number];

export const teamRoles = ["owner", "manager", "packer", "accountant"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Only the owner decides about the contract with the platform: plan, bank account, keys and who belongs to the team. */
const ownersOnly: readonly VendorPermission[] = [
  "payoutAccount.manage",
  "plan.manage",
  "integrations.manage",
  "team.manage",
];

const heldByTeam: Record<TeamRole, readonly VendorPermission[]> = {
  owner: vendorPermissions,
  manager: vendorPermissions.filter((name) => !ownersOnly.includes(name)),
  packer: ["shop.read", "products.read", "stock.manage", "parcels.read", "parcels.manage"],
  accountant: ["shop.read", "analytics.read", "money.read", "plan.read"],
};

type Administrator = { roles: readonly Role[]; adminRole: AdminRole | null };
type TeamMember = { vendor: { teamRole: TeamRole } | null };

/** Whether a person may do this as an administrator. */
export const mayAsAdmin = ({ roles, adminRole }: Administrator, permission: AdminPermission): boolean =>
  roles.includes("admin") && adminRole !== null && heldByAdmins[adminRole].includes(permission);

/** Whether a person's role in their shop's team allows this; the shop's approval and plan are other questions. */
export const mayInShop = ({ vendor }: TeamMember, permission: VendorPermission): boolean =>
  vendor !== null && heldByTeam[vendor.teamRole].includes(permission);

/** The administrator roles that hold a permission. */
export const adminRolesWith = (permission: AdminPermission): AdminRole[] =>
  adminRoles.filter((role) => heldByAdmins[role].includes(permission));
