import { eq } from "drizzle-orm";
import { approvalPermissions } from "#domains/approvals/approval-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { mayAsAdmin } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { approvals } from "./tables.ts";

type Approval = typeof approvals.$inferSelect;
type Outcome = { state: "approved" | "declined" | "withdrawn"; reason: string | null };

/**
 * Decides a request that waits, once, under its lock. NOT_FOUND; CONFLICT if it was decided or has expired; FORBIDDEN for its
 * own requester, for approving what concerns oneself, and for a role without the permission of the action, and withdrawing for everyone else.
 */
export async function takeApproval(tx: SignedInCtx, approvalId: string, outcome: Outcome): Promise<Approval> {
  const own = eq(approvals.id, approvalId);
  const [approval] = await tx.db.select().from(approvals).where(own).for("update");
  if (!approval) throw new AppError("NOT_FOUND");
  const now = tx.clock.now();
  if (approval.state !== "waiting" || approval.expiresAt <= now) throw new AppError("CONFLICT");
  const isOwn = approval.requestedBy === tx.caller.userId;
  if (isOwn !== (outcome.state === "withdrawn")) throw new AppError("FORBIDDEN");
  if (!isOwn && !mayAsAdmin(tx.caller, approvalPermissions[approval.action])) throw new AppError("FORBIDDEN");
  // Nobody approves what is theirs; declining it they may.
  if (outcome.state === "approved" && approval.ownerId === tx.caller.userId) throw new AppError("FORBIDDEN");
  await tx.db
    .update(approvals)
    .set({
      ...{ state: outcome.state, decidedBy: tx.caller.userId, decidedAt: now },
      ...{ decisionReason: outcome.reason, input: null },
    })
    .where(own);
  return approval;
}
