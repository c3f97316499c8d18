import type { AuditAction } from "#domains/audit/actions.ts";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import type { approvals } from "./tables.ts";

type Approval = typeof approvals.$inferSelect;

/** Tells the requester how it was decided, and writes it into the audit log. Last in the transaction. */
export async function recordDecision(
  tx: SignedInCtx,
  approval: Approval,
  action: Extract<AuditAction, `approval.${string}`>,
  reason: string | null,
): Promise<void> {
  const { id, requestedBy, subjectKind, subjectId, ownerId, amountCents } = approval;
  const kinds = { "approval.approve": "approvalApproved", "approval.decline": "approvalDeclined" } as const;
  const kind = kinds[action as keyof typeof kinds];
  if (kind && requestedBy) await notify(tx, requestedBy, { kind, subjectId: id, params: {} });
  await recordAction(tx, {
    ...{ action, subject: { kind: "approval", id }, ownerId, reason },
    after: { requested: approval.action, subjectKind, subjectId, amountCents, requestedBy },
  });
}
