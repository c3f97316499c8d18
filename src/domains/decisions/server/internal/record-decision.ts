import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { AuditAction } from "#domains/audit/actions.ts";
import { type AuditedAction, recordAction } from "#domains/audit/server/record-action.ts";
import type { Decision } from "#domains/decisions/contract.ts";
import type { AnyRule, DecisionKind, Restriction } from "#domains/decisions/decision-rules.ts";
import { endings } from "#domains/decisions/decision-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { decisions } from "../tables.ts";
import { announceDecision } from "./announce-decision.ts";
import { readDecision } from "./view-decision.ts";

type New = Omit<typeof decisions.$inferInsert, "decidedBy" | "isAutomatic" | "createdAt">;

/**
 * Writes the caller's decision and announces it to the vendor or author, last in the caller's transaction. `isInactive`: a product that comes
 * back finds its plan full, and says so.
 */
export async function recordDecision(tx: SignedInCtx, decision: New, isInactive = false): Promise<Decision> {
  const [written] = await tx.db
    .insert(decisions)
    .values({ ...decision, decidedBy: tx.caller.userId, createdAt: tx.clock.now() })
    .returning();
  const ownerId = await announceDecision(tx, written!, isInactive);
  const shown = await readDecision(tx.db, eq(decisions.id, written!.id));
  await recordAction(tx, actionOf(written!, ownerId));
  return shown;
}

const actions = {
  shopSuspended: "vendor.suspend",
  shopTerminated: "vendor.terminate",
  shopReinstated: "vendor.reinstate",
  payoutsPaused: "vendor.pause-payouts",
  payoutsResumed: "vendor.resume-payouts",
  productTakenDown: "product.take-down",
  productRestored: "product.restore",
  productEdited: "product.edit",
  productEditUndone: "product.undo-edit",
  vendorTrusted: "vendor.trust",
  trustRevoked: "vendor.revoke-trust",
  reviewRefused: "review.refuse",
  reviewRestored: "review.restore",
  messageRemoved: "message.remove",
  messageRestored: "message.restore",
  applicationRejected: "vendor.reject",
  applicationReopened: "vendor.reopen",
  productRejected: "product.reject",
  revisionRejected: "product.reject",
  productReopened: "product.reopen",
} as const satisfies Record<DecisionKind, AuditAction>;

function actionOf(decision: typeof decisions.$inferSelect, ownerId: string): AuditedAction {
  const { id, kind, rule, facts, openParcelsUntil, revisionId } = decision;
  return {
    action: actions[kind],
    subject: subjectOf(decision),
    ownerId,
    after: {
      ...{ decision: id, rule, openParcelsUntil: openParcelsUntil?.toISOString() ?? null },
      ...(revisionId ? { revision: revisionId } : {}),
    },
    reason: facts,
  };
}

function subjectOf({
  id,
  messageId,
  reviewId,
  authorId,
  productId,
  vendorId,
}: typeof decisions.$inferSelect) {
  if (messageId) return { kind: "message", id: messageId } as const;
  if (authorId)
    return reviewId ? ({ kind: "review", id: reviewId } as const) : ({ kind: "decision", id } as const);
  return productId
    ? ({ kind: "product", id: productId } as const)
    : ({ kind: "vendor", id: vendorId! } as const);
}

/** Of a vendor, or of a review or message by its author. */
export type Subject = { productId?: string; productName?: string } & (
  | { vendorId: string; messageId?: string }
  | { authorId: string; reviewId: string }
  | { authorId: string; messageId: string }
);

type Ending = { facts: string; revisionId?: string | undefined; isInactive?: boolean | undefined };

function isAbout(subject: Subject): SQL {
  if ("messageId" in subject && subject.messageId) return eq(decisions.messageId, subject.messageId);
  if ("reviewId" in subject) return eq(decisions.reviewId, subject.reviewId);
  return eq(decisions.vendorId, (subject as { vendorId: string }).vendorId);
}

/**
 * Ends a restriction that holds and records the decision that ends it, under the same rule, in the caller's transaction. A
 * restriction from before decisions were recorded is ended under `other`.
 */
export async function recordEnding(
  tx: SignedInCtx,
  kind: Restriction,
  { facts, revisionId, isInactive, ...subject }: Subject & Ending,
): Promise<Decision> {
  const { productId } = subject;
  const [ended] = await tx.db
    .update(decisions)
    .set({ endedAt: tx.clock.now() })
    .where(
      and(
        isAbout(subject),
        eq(decisions.kind, kind),
        productId ? eq(decisions.productId, productId) : undefined,
        revisionId ? eq(decisions.revisionId, revisionId) : undefined,
        isNull(decisions.endedAt),
      ),
    )
    .returning({ rule: decisions.rule });
  const rule: AnyRule = ended?.rule ?? "other";
  return recordDecision(tx, { ...subject, kind: endings[kind], rule, facts }, isInactive);
}
