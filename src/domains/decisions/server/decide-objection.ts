import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { Decision } from "#domains/decisions/contract.ts";
import { isRestriction } from "#domains/decisions/decision-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { announceOutcome } from "./internal/announce-decision.ts";
import { lift } from "./internal/lift.ts";
import { recordEnding } from "./internal/record-decision.ts";
import { readDecision } from "./internal/view-decision.ts";
import { hasOtherAdministrator } from "./other-administrator.ts";
import { decisions } from "./tables.ts";

type Input = { decisionId: string; outcome: "upheld" | "reversed"; reason: string };

/**
 * Decides what a vendor or author says against a decision; reversing lifts it at once. Mails them the reason. SAME_PERSON if the
 * caller made the decision and there is another administrator (R62); CONFLICT if nothing waits; NOT_FOUND. For
 * administrators.
 */
export function decideObjection(ctx: SignedInCtx, { decisionId, outcome, reason }: Input): Promise<Decision> {
  const isIt = eq(decisions.id, decisionId);
  return inTransaction(ctx, async (tx) => {
    const [known] = await tx.db.select().from(decisions).where(isIt);
    if (!known) throw new AppError("NOT_FOUND");
    const { userId } = tx.caller;
    if (known.decidedBy === userId && (await hasOtherAdministrator(tx.db, userId)))
      throw new AppError("SAME_PERSON");
    const [decided] = await tx.db
      .update(decisions)
      .set({ outcome, outcomeReason: reason, outcomeBy: userId, outcomeAt: tx.clock.now() })
      .where(and(isIt, isNotNull(decisions.objectedAt), isNull(decisions.outcome)))
      .returning();
    if (!decided) throw new AppError("CONFLICT");
    const ownerId = await announceOutcome(tx, decided);
    if (outcome === "reversed") await reverse(tx, decided, reason);
    await recordAction(tx, {
      action: "decision.answer-objection",
      subject: { kind: "decision", id: decisionId },
      ...{ ownerId, after: { outcome }, reason },
    });
    return readDecision(tx.db, isIt);
  });
}

/** Null of a review or message that is gone. */
function whoseOf({ vendorId, authorId, reviewId, messageId }: typeof decisions.$inferSelect) {
  const message = messageId ? { messageId } : null;
  if (vendorId) return { vendorId, ...message };
  if (!authorId) return null;
  return reviewId ? { authorId, reviewId } : message && { authorId, ...message };
}

/** It may have been lifted since the objection: then there is nothing to do. */
async function reverse(
  tx: SignedInCtx,
  decided: typeof decisions.$inferSelect,
  facts: string,
): Promise<void> {
  const { kind, productId, productName, revisionId } = decided;
  const whose = whoseOf(decided);
  if (!isRestriction(kind) || decided.endedAt || !whose) return;
  const subject = { ...whose, ...(productId ? { productId } : {}), ...(productName ? { productName } : {}) };
  const edit = revisionId ? { revisionId } : {};
  const lifted = await lift(tx, { kind, ...subject, ...edit });
  if (lifted) await recordEnding(tx, kind, { ...subject, ...edit, facts, isInactive: lifted === "inactive" });
}
