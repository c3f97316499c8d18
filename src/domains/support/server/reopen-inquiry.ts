import { recordAction } from "#domains/audit/server/record-action.ts";
import type { Inquiry } from "#domains/support/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { changeState } from "./internal/change-state.ts";
import { unscopedInquiryView } from "./internal/inquiry-view.ts";

/** Opens a closed message to support again. NOT_FOUND, CONFLICT if it is not closed. For administrators. */
export async function reopenInquiry(
  ctx: SignedInCtx,
  { inquiryId }: { inquiryId: string },
): Promise<Inquiry> {
  return inTransaction(ctx, async (tx) => {
    const inquiry = await changeState(tx, inquiryId, ["closed"], "open");
    await recordAction(tx, {
      ...{ action: "inquiry.reopen", subject: { kind: "inquiry", id: inquiryId } },
      ...{ ownerId: inquiry.userId, after: { state: "open" } },
    });
    return unscopedInquiryView(tx, inquiryId);
  });
}
