import { and, eq } from "drizzle-orm";
import type { SavedReplies } from "#domains/messaging/reply-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { readReplies } from "./internal/own-replies.ts";
import { savedReplies } from "./tables.ts";

type Input = { replyId: string; title: string; content: string };

/** Changes title and text of a saved reply of the caller's shop. NOT_FOUND for any other. For vendors. */
export function changeSavedReply(ctx: SignedInCtx, { replyId, ...texts }: Input): Promise<SavedReplies> {
  return inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(savedReplies)
      .set(texts)
      .where(and(eq(savedReplies.id, replyId), eq(savedReplies.vendorId, ownVendorId(tx))))
      .returning({ id: savedReplies.id });
    if (changed.length === 0) throw new AppError("NOT_FOUND");
    return readReplies(tx);
  });
}
