import { eq, sql } from "drizzle-orm";
import { maxSavedReplies } from "#domains/messaging/message-rules.ts";
import type { SavedReplies } from "#domains/messaging/reply-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { readReplies } from "./internal/own-replies.ts";
import { savedReplies } from "./tables.ts";

/**
 * Saves a reply of the caller's shop, with a title of up to 60 and a text of up to 2,000 characters.
 * TOO_MANY_SAVED_REPLIES with 20, also if several are added at once. For vendors.
 */
export function addSavedReply(
  ctx: SignedInCtx,
  texts: { title: string; content: string },
): Promise<SavedReplies> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`saved_replies:${vendorId}`}, 0))`,
    );
    const count = await tx.db.$count(savedReplies, eq(savedReplies.vendorId, vendorId));
    if (count >= maxSavedReplies) throw new AppError("TOO_MANY_SAVED_REPLIES");
    await tx.db.insert(savedReplies).values({ vendorId, ...texts, createdAt: tx.clock.now() });
    return readReplies(tx);
  });
}
