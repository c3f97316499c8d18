import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownedVendor } from "#platform/rpc/owned-vendor.ts";
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
 * caller and a shop's saved replies. What a member of a team wrote for the shop stays, without a name. In the caller's transaction.
 */
export async function eraseMessages(tx: SignedInCtx): Promise<void> {
  const { db } = tx;
  const { userId } = tx.caller;
  const vendor = ownedVendor(tx);
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
  const ofShop = db.select({ id: conversations.id }).from(conversations).where(isVendor);
  const isPersonal = isVendor
    ? or(eq(messages.senderType, "buyer"), inArray(messages.conversationId, ofShop))
    : eq(messages.senderType, "buyer");
  await db
    .update(messages)
    .set({ content: "", senderId: null, pictureCount: 0, removedContent: null })
    .where(and(eq(messages.senderId, userId), isPersonal));
  // What a member wrote in the name of somebody else's shop is the shop's.
  await db.update(messages).set({ senderId: null, pictureCount: 0 }).where(eq(messages.senderId, userId));
  await db.update(conversations).set({ buyerId: null, mailDueBuyerAt: null }).where(isBuyer);
  if (isVendor) await db.update(conversations).set({ vendorId: null, mailDueVendorAt: null }).where(isVendor);
}

async function eraseBlocks(tx: SignedInCtx): Promise<void> {
  const { db } = tx;
  const { userId } = tx.caller;
  const vendor = ownedVendor(tx);
  await db.delete(messageBlocks).where(eq(messageBlocks.buyerId, userId));
  if (!vendor) return;
  await db.delete(messageBlocks).where(eq(messageBlocks.vendorId, vendor.id));
  await db.delete(savedReplies).where(eq(savedReplies.vendorId, vendor.id));
  await db.delete(awayReplies).where(eq(awayReplies.vendorId, vendor.id));
}
