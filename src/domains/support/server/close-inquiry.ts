import { recordAction } from "#domains/audit/server/record-action.ts";
import type { Inquiry } from "#domains/support/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { changeState } from "./internal/change-state.ts";
import { unscopedInquiryView } from "./internal/inquiry-view.ts";

/** Closes a message to support; nothing is mailed. NOT_FOUND, CONFLICT if it is closed. For administrators. */
export async function closeInquiry(ctx: SignedInCtx, { inquiryId }: { inquiryId: string }): Promise<Inquiry> {
  return inTransaction(ctx, async (tx) => {
    const inquiry = await changeState(tx, inquiryId, ["open", "answered"], "closed");
    await recordAction(tx, {
      ...{ action: "inquiry.close", subject: { kind: "inquiry", id: inquiryId } },
      ...{ ownerId: inquiry.userId, after: { state: "closed" } },
    });
    return unscopedInquiryView(tx, inquiryId);
  });
}
