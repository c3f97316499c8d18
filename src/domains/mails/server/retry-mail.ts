import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { unscopedRetryMail } from "#platform/email/list-mails.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";

/** Enqueues the sending of an unsent mail at once. CONFLICT if it is sent meanwhile, or gone. For administrators. */
export async function retryMail(ctx: SignedInCtx, { mailId }: { mailId: string }) {
  return inTransaction(ctx, async (tx) => {
    if (!(await unscopedRetryMail(tx, mailId))) throw new AppError("CONFLICT");
    await recordAction(tx, { action: "mail.retry", subject: { kind: "mail", id: mailId } });
    return {};
  });
}
