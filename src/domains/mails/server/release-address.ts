import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { release } from "#platform/email/suppression.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { subjectOf } from "./internal/subject-of.ts";

/** Sends to an address again; what was withheld is tried again by hand. NOT_FOUND if it is not suppressed. For administrators. */
export async function releaseAddress(ctx: SignedInCtx, { email }: { email: string }) {
  return inTransaction(ctx, async (tx) => {
    if ((await release(tx.db, [email])) === 0) throw new AppError("NOT_FOUND");
    await recordAction(tx, { action: "mail.release", subject: subjectOf(email) });
    return {};
  });
}
