import { and, asc, eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { Inquiry } from "#domains/support/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { changeState } from "./internal/change-state.ts";
import { unscopedInquiryView } from "./internal/inquiry-view.ts";
import { queueAnswer } from "./internal/queue-inquiry-mails.ts";
import { inquiryMessages } from "./tables.ts";

type Input = { inquiryId: string; requestId: string; message: string };

/**
 * Mails an answer to the sender in their language's frame, as a reply to the mail with the reference; the same `requestId` is
 * sent once. NOT_FOUND; CONFLICT if it is closed, or the id belongs to another inquiry. For administrators.
 */
export async function answerInquiry(ctx: SignedInCtx, input: Input): Promise<Inquiry> {
  const { inquiryId, requestId: id, message: text } = input;
  return inTransaction(ctx, async (tx) => {
    const inquiry = await changeState(tx, inquiryId, ["open", "answered"], "answered");
    const [written] = await tx.db
      .insert(inquiryMessages)
      .values({
        ...{ id, inquiryId, text, authorId: tx.caller.userId },
        author: "support",
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: inquiryMessages.id });
    const [first] = await tx.db
      .select({ text: inquiryMessages.text })
      .from(inquiryMessages)
      .where(and(eq(inquiryMessages.inquiryId, inquiryId), eq(inquiryMessages.author, "sender")))
      .orderBy(asc(inquiryMessages.createdAt))
      .limit(1);
    if (written) await queueAnswer(tx, inquiry, { id, text, question: first!.text });
    const view = await unscopedInquiryView(tx, inquiryId);
    if (!view.messages.some((message) => message.id === id)) throw new AppError("CONFLICT");
    if (written)
      await recordAction(tx, {
        ...{ action: "inquiry.answer", subject: { kind: "inquiry", id: inquiryId }, ownerId: inquiry.userId },
        after: { state: "answered", messageId: id },
      });
    return view;
  });
}
