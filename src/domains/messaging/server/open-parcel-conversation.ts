import { and, eq, isNotNull, notLike, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import type { Conversation } from "#domains/messaging/contract.ts";
import { messagingLimits } from "#domains/messaging/limits.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { mayInShop } from "#kernel/permissions.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { readConversation } from "./internal/view-conversations.ts";
import { conversations } from "./tables.ts";

/**
 * The one conversation about a paid parcel, created if there is none; for its buyer and for its vendor. NOT_FOUND for any
 * other parcel, or if there is none yet and the other side's account is erased; TOO_MANY_REQUESTS. For any signed-in user.
 */
export async function openParcelConversation(
  ctx: SignedInCtx,
  { parcelId }: { parcelId: string },
): Promise<Conversation> {
  await ctx.limits.consume(messagingLimits.open, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const sides = await findSides(tx, parcelId);
    if (sides)
      await tx.db
        .insert(conversations)
        .values({ ...sides, parcelId, lastMessageAt: tx.clock.now() })
        .onConflictDoNothing();
    const [found] = await tx.db
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.parcelId, parcelId));
    if (!found) throw new AppError("NOT_FOUND");
    return readConversation(tx, found.id);
  });
}

/** Of a paid parcel of the caller's; an erased account's orders and shop belong to an anonymous user. */
async function findSides({ db, caller }: SignedInCtx, parcelId: string) {
  const { userId, vendor } = caller;
  const shopId = vendor && mayInShop(caller, "messages.manage") ? vendor.id : undefined;
  const owners = alias(users, "owners");
  const [sides] = await db
    .select({ buyerId: orders.userId, vendorId: parcels.vendorId })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .innerJoin(owners, eq(owners.id, vendors.userId))
    .where(
      and(
        eq(parcels.id, parcelId),
        isNotNull(orders.paidAt),
        or(eq(orders.userId, userId), shopId ? eq(parcels.vendorId, shopId) : undefined),
        notLike(users.email, "%@erased.invalid"),
        notLike(owners.email, "%@erased.invalid"),
      ),
    );
  return sides;
}
