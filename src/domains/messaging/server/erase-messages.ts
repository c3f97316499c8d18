import { and, eq, isNull, or } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { conversations, messages } from "./tables.ts";

/**
 * Empties the caller's messages and removes them from their conversations, which the other side keeps as long as its own
 * account lives (R66); those without any side left are deleted. In the caller's transaction.
 */
export async function eraseMessages({ db, caller }: SignedInCtx): Promise<void> {
  const { userId, vendor } = caller;
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
  await db.update(messages).set({ content: "", senderId: null }).where(eq(messages.senderId, userId));
  await db.update(conversations).set({ buyerId: null, mailDueBuyerAt: null }).where(isBuyer);
  if (isVendor) await db.update(conversations).set({ vendorId: null, mailDueVendorAt: null }).where(isVendor);
}
