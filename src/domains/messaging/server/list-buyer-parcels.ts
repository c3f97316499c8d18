import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { BuyerParcel } from "#domains/messaging/contract.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isOwnAs } from "./internal/own-conversations.ts";
import { conversations } from "./tables.ts";

const mostListed = 10;

/**
 * For the vendor of a conversation: the latest ten parcels that its buyer bought from this shop, and how many there are;
 * nothing of other shops. Prices in cents. NOT_FOUND for any other conversation, the caller's own as a buyer included. For
 * vendors.
 */
export async function listBuyerParcels(
  ctx: SignedInCtx,
  { conversationId }: { conversationId: string },
): Promise<{ items: BuyerParcel[]; total: number }> {
  const own = isOwnAs("vendor", ctx);
  const [conversation] = own
    ? await ctx.db
        .select({ buyerId: conversations.buyerId, vendorId: conversations.vendorId })
        .from(conversations)
        .where(and(eq(conversations.id, conversationId), own))
    : [];
  if (!conversation) throw new AppError("NOT_FOUND");
  const { buyerId, vendorId } = conversation;
  if (!buyerId || !vendorId) return { items: [], total: 0 };
  const where = and(eq(parcels.vendorId, vendorId), eq(orders.userId, buyerId), isNotNull(orders.paidAt));
  const rows = await ctx.db
    .select({
      parcelId: parcels.id,
      orderNumber: orders.number,
      status: parcels.status,
      paidAt: orders.paidAt,
      goodsCents: parcels.goodsCents,
      itemCount:
        sql<number>`(select coalesce(sum(${orderItems.quantity}), 0) from ${orderItems} where ${orderItems.parcelId} = ${parcels.id})`.mapWith(
          Number,
        ),
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(where)
    .orderBy(desc(orders.paidAt), desc(orders.number))
    .limit(mostListed);
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(where);
  const items = rows.map((row) => ({ ...row, paidAt: row.paidAt!.toISOString() }));
  return { items, total: counted!.total };
}
