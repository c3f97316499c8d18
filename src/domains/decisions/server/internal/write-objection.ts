import { and, isNull, type SQL } from "drizzle-orm";
import type { Decision } from "#domains/decisions/contract.ts";
import { isRestriction } from "#domains/decisions/decision-rules.ts";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { decisions } from "../tables.ts";
import { readDecision } from "./view-decision.ts";

/** Writes what is said against the caller's decision, once, and notifies administrators. NOT_FOUND, CONFLICT. */
export function writeObjection(ctx: SignedInCtx, isOwn: SQL, objection: string): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const { id, kind, companyName } = await readDecision(tx.db, isOwn);
    const written = await tx.db
      .update(decisions)
      .set({ objection, objectedAt: tx.clock.now() })
      .where(and(isOwn, isNull(decisions.objectedAt), isNull(decisions.endedAt)))
      .returning({ id: decisions.id });
    if (!isRestriction(kind) || written.length === 0) throw new AppError("CONFLICT");
    await notifyAdministrators(tx, {
      kind: "objectionReceived",
      subjectId: id,
      params: { vendor: companyName },
    });
    return readDecision(tx.db, isOwn);
  });
}
