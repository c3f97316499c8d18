import { and, eq, isNull, or } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { deletePictures } from "./internal/delete-pictures.ts";
import {
  awayReplies,
  conversations,
  messageBlocks,
  messagePictures,
  messages,
  savedReplies,
} from "./tables.ts";

/**
 * Empties the caller's messages, deletes their pictures and removes them from their conversations, which the other side
 * keeps as long as its own account lives (R66); those without any side left are deleted, and so are blocks by and of the
 * caller and a shop's saved replies. In the caller's transaction.
 */
export async function eraseMessages(tx: SignedInCtx): Promise<void> {
  const { db } = tx;
  const { userId, vendor } = tx.caller;
  await deletePictures(tx, eq(messagePictures.uploaderId, userId));
  await eraseBlocks(tx);
  const isBuyer = eq(conversations.buyerId, userId);
  const isVendor = vendor ? eq(conversations.vendorId, vendor.id) : undefined;
  await db
    .delete(conversations)
    .where(
      or(
        and(isBuyer, isNull(conversations.vendorId)),
        isVendor && and(isVendor, isNull(conversations.buyerId)),
      ),
    );
  await db
    .update(messages)
    .set({ content: "", senderId: null, pictureCount: 0 })
    .where(eq(messages.senderId, userId));
  await db.update(conversations).set({ buyerId: null, mailDueBuyerAt: null }).where(isBuyer);
  if (isVendor) await db.update(conversations).set({ vendorId: null, mailDueVendorAt: null }).where(isVendor);
}

async function eraseBlocks({ db, caller: { userId, vendor } }: SignedInCtx): Promise<void> {
  await db.delete(messageBlocks).where(eq(messageBlocks.buyerId, userId));
  if (!vendor) return;
  await db.delete(messageBlocks).where(eq(messageBlocks.vendorId, vendor.id));
  await db.delete(savedReplies).where(eq(savedReplies.vendorId, vendor.id));
  await db.delete(awayReplies).where(eq(awayReplies.vendorId, vendor.id));
}
