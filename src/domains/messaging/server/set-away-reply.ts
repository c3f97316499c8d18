import type { AwayReply } from "#domains/messaging/reply-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { getAwayReply } from "./get-away-reply.ts";
import { awayReplies } from "./tables.ts";

/**
 * Sets what the caller's shop answers by itself, of up to 1,000 characters, and when: never, on the days on which it is
 * away, or always. BAD_REQUEST if it is to be sent and empty. For vendors.
 */
export function setAwayReply(ctx: SignedInCtx, input: AwayReply): Promise<AwayReply> {
  if (input.mode !== "off" && input.content === "")
    throw new AppError("BAD_REQUEST", { issues: [{ path: "content", message: "required" }] });
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .insert(awayReplies)
      .values({ vendorId: ownVendorId(tx), ...input })
      .onConflictDoUpdate({ target: awayReplies.vendorId, set: input });
    return getAwayReply(tx);
  });
}
