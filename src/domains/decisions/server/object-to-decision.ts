import { and, eq, isNull } from "drizzle-orm";
import type { Decision } from "#domains/decisions/contract.ts";
import { isRestriction } from "#domains/decisions/decision-rules.ts";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { readDecision } from "./internal/view-decision.ts";
import { decisions } from "./tables.ts";

type Input = { decisionId: string; objection: string };

/**
 * Says once, in 20 to 2,000 characters, why a decision about the caller's shop or product is wrong; administrators are
 * notified. CONFLICT if it was lifted or objected to already; NOT_FOUND for another's. For vendors.
 */
export function objectToDecision(ctx: SignedInCtx, { decisionId, objection }: Input): Promise<Decision> {
  const isOwn = and(eq(decisions.id, decisionId), eq(decisions.vendorId, ownVendorId(ctx)))!;
  return inTransaction(ctx, async (tx) => {
    const { kind, companyName } = await readDecision(tx.db, isOwn);
    const written = await tx.db
      .update(decisions)
      .set({ objection, objectedAt: tx.clock.now() })
      .where(and(isOwn, isNull(decisions.objectedAt), isNull(decisions.endedAt)))
      .returning({ id: decisions.id });
    if (!isRestriction(kind) || written.length === 0) throw new AppError("CONFLICT");
    await notifyAdministrators(tx, {
      kind: "objectionReceived",
      subjectId: decisionId,
      params: { vendor: companyName },
    });
    return readDecision(tx.db, isOwn);
  });
}
