import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { resendMail } from "#platform/email/resend-mail.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { findOrderParts, listOrderMails } from "./internal/order-mails.ts";

type Input = { orderId: string; mailId: string; requestId: string };

/**
 * Sends a mail about an order to its recipient once more; a repeated request is one. NOT_FOUND if the order has no such mail,
 * or it was deleted after 90 days. For administrators.
 */
export function resendOrderMail(
  ctx: SignedInCtx,
  { orderId, mailId, requestId }: Input,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const parts = await findOrderParts(tx, orderId);
    const mail = (await listOrderMails(tx, orderId, parts)).find(({ id }) => id === mailId);
    if (!mail) throw new AppError("NOT_FOUND");
    const isNew = await resendMail(tx, mail, requestId);
    if (isNew)
      await recordAction(tx, {
        action: "order.resend-mail",
        subject: { kind: "order", id: orderId },
        ownerId: parts.buyerId,
        after: { mailId },
      });
    return {};
  });
}
