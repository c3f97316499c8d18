import { and, eq, lte } from "drizzle-orm";
import {
  type ApprovalAction,
  type ApprovalFacts,
  daysUntilExpiry,
} from "#domains/approvals/approval-rules.ts";
import type { AuditSubject } from "#domains/audit/actions.ts";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { notifyOthers } from "./internal/notify-others.ts";
import { approvals } from "./tables.ts";

export type ApprovalRequest = {
  action: ApprovalAction;
  subject: { kind: AuditSubject; id: string };
  ownerId?: string | null;
  amountCents?: number;
  facts?: ApprovalFacts;
  /** What the action's handler gets. */
  input: object;
  /** 3 to 1,000 characters. */
  reason: string;
  /** Made by the client: sent twice, it is one request. */
  requestId: string;
};

const day = 86_400_000;

/**
 * Asks for another administrator's approval, in the caller's transaction, and tells the others; it expires after 7 days. CONFLICT
 * if the same action waits for the same subject, or the id belongs to another request. Returns the request's id.
 */
export async function requestApproval(tx: SignedInCtx, request: ApprovalRequest): Promise<string> {
  const {
    action,
    subject,
    ownerId = null,
    amountCents = null,
    facts = {},
    input,
    reason,
    requestId,
  } = request;
  const now = tx.clock.now();
  const about = { action, subjectKind: subject.kind, subjectId: subject.id };
  await markExpired(tx, about);
  const [made] = await tx.db
    .insert(approvals)
    .values({
      ...{ ...about, ownerId, amountCents, facts, input, reason, requestId, requestedAt: now },
      ...{ requestedBy: tx.caller.userId, expiresAt: new Date(now.getTime() + daysUntilExpiry * day) },
    })
    .onConflictDoNothing()
    .returning({ id: approvals.id });
  if (!made) return findRepeated(tx, requestId, about);
  await notifyOthers(tx, made.id, action);
  const after = { requested: action, ...about, amountCents };
  await recordAction(tx, {
    ...{ action: "approval.request", subject: { kind: "approval", id: made.id } },
    ...{ ownerId, after, reason },
  });
  return made.id;
}

type About = { action: ApprovalAction; subjectKind: AuditSubject; subjectId: string };

/** What nobody has decided in time gives way to a new request. */
async function markExpired({ db, clock }: SignedInCtx, about: About): Promise<void> {
  const now = clock.now();
  await db
    .update(approvals)
    .set({ state: "expired", decidedAt: now, input: null })
    .where(
      and(
        ...[eq(approvals.action, about.action), eq(approvals.subjectKind, about.subjectKind)],
        ...[eq(approvals.subjectId, about.subjectId), eq(approvals.state, "waiting")],
        lte(approvals.expiresAt, now),
      ),
    );
}

async function findRepeated({ db, caller }: SignedInCtx, requestId: string, about: About): Promise<string> {
  const [known] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.requestId, requestId), eq(approvals.requestedBy, caller.userId)));
  if (!known || known.action !== about.action || known.subjectId !== about.subjectId)
    throw new AppError("CONFLICT");
  return known.id;
}
