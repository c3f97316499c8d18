import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { suppress } from "#platform/email/suppression.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { subjectOf } from "./internal/subject-of.ts";

/**
 * Sends nothing more to an address, after a complaint, but what signs its owner in. CONFLICT if it is suppressed. For
 * administrators.
 */
export async function suppressAddress(ctx: SignedInCtx, { email, note }: { email: string; note: string }) {
  return inTransaction(ctx, async (tx) => {
    if (!(await suppress(tx.db, { address: email, reason: "manual", note }))) throw new AppError("CONFLICT");
    await recordAction(tx, { action: "mail.suppress", subject: subjectOf(email), reason: note });
    return {};
  });
}
