import { and, inArray, ne } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { type ApprovalAction, approvalPermissions } from "#domains/approvals/approval-rules.ts";
import { notifyAll } from "#domains/notifications/server/notify.ts";
import { adminRolesWith } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** Tells every other administrator who may decide it that a request waits. In the caller's transaction. */
export async function notifyOthers(
  tx: SignedInCtx,
  approvalId: string,
  action: ApprovalAction,
): Promise<void> {
  const deciders = adminRolesWith(approvalPermissions[action]);
  const others = await tx.db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(inArray(userRoles.adminRole, deciders), ne(userRoles.userId, tx.caller.userId)));
  await notifyAll(
    tx,
    others.map(({ userId }) => ({ userId, kind: "approvalWaiting", subjectId: approvalId, params: {} })),
  );
}
