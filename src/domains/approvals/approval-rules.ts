import type { AuditAction } from "#domains/audit/actions.ts";
import type { AdminPermission } from "#kernel/permissions.ts";

/**
 * What two administrators do together: one asks, another approves. Each has its handler in `src/domains/security/server/approval-handlers.ts`;
 * leaving it out is a type error.
 */
export const approvalActions = [
  "month.reopen",
  "parcel.cancel",
  "parcel.refund",
  "problem.decide",
  "setting.change",
  "user.reset-factors",
  "vendor.pay-by-hand",
  "vendor.set-terms",
  "vendor.terminate",
] as const satisfies readonly AuditAction[];
export type ApprovalAction = (typeof approvalActions)[number];

/** What the second administrator's role must hold. */
export const approvalPermissions: Record<ApprovalAction, AdminPermission> = {
  "month.reopen": "money.manage",
  "parcel.cancel": "money.manage",
  "parcel.refund": "money.manage",
  "problem.decide": "money.manage",
  "setting.change": "money.manage",
  "user.reset-factors": "users.manage",
  "vendor.pay-by-hand": "money.manage",
  "vendor.set-terms": "money.manage",
  "vendor.terminate": "vendors.manage",
};

/** What the deciding administrator is shown of it, as of when it was asked for. */
export type ApprovalFacts = {
  vendor?: string;
  order?: number;
  orderId?: string;
  manager?: string;
  user?: string;
  userId?: string;
  /** A setting's key, and its values in its unit; null: the initial one. */
  setting?: string;
  before?: number | null;
  after?: number;
  startsOn?: string | null;
  /** A closed month: `2026-10`. */
  month?: string;
};

export const approvalStates = ["waiting", "approved", "declined", "withdrawn", "expired"] as const;

export const daysUntilExpiry = 7;
export const approvalReasonBounds = [3, 1_000] as const;
