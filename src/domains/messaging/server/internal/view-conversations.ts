import { and, eq, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { availableStock, isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { Conversation } from "#domains/messaging/contract.ts";
import { otherSide, type UserType } from "#domains/messaging/message-rules.ts";
import { conversations, messageBlocks, messages } from "#domains/messaging/server/tables.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import { prepareOnce } from "#platform/db/prepare-once.ts";
import { readArray } from "#platform/db/read-array.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isOwn, sideOf } from "./own-conversations.ts";
import { columnsOf } from "./side-columns.ts";

/** Who blocked whom of a conversation's two sides. */
const blockedBy = sql<UserType[]>`array(select ${messageBlocks.blockedBy} from ${messageBlocks}
  where ${messageBlocks.buyerId} = ${conversations.buyerId} and ${messageBlocks.vendorId} = ${conversations.vendorId})`;

/** Of what was bought. */
const firstPicture = sql<string | null>`(select min(${orderItems.imageUrl}) from ${orderItems}
  where ${orderItems.parcelId} = ${conversations.parcelId})`;

const { id, buyerId, vendorId, productId, parcelId, lastMessageAt, unreadCountBuyer, unreadCountVendor } =
  conversations;
/** What either side may see of a conversation itself. */
const shown = {
  ...{ id, buyerId, vendorId, productId, parcelId, lastMessageAt, unreadCountBuyer, unreadCountVendor },
  readPositionBuyer: conversations.readPositionBuyer,
  readPositionVendor: conversations.readPositionVendor,
  isArchivedByBuyer: conversations.isArchivedByBuyer,
  isArchivedByVendor: conversations.isArchivedByVendor,
};

/** Conversations with both sides, subject and latest message. The caller adds whose they are. */
function unscopedSelectConversations(db: Db, where: SQL | undefined) {
  return db
    .select({
      conversation: shown,
      buyer: { fullName: users.name, email: users.email },
      vendor: { companyName: vendors.companyName },
      product: {
        name: products.name,
        imageUrls: readArray<string>(products.imageUrls),
        priceCents: products.priceCents,
        isAvailable: sql<boolean>`coalesce(${isOnSale}, false)`,
        stockQuantity: availableStock,
      },
      order: { id: orders.id, number: orders.number },
      parcel: { status: parcels.status, imageUrl: firstPicture },
      blockedBy,
      latest: {
        content: messages.content,
        createdAt: messages.createdAt,
        senderType: messages.senderType,
        pictureCount: messages.pictureCount,
      },
    })
    .from(conversations)
    .leftJoin(users, eq(users.id, conversations.buyerId))
    .leftJoin(vendors, eq(vendors.id, conversations.vendorId))
    .leftJoin(products, eq(products.id, conversations.productId))
    .leftJoin(stock, eq(stock.productId, conversations.productId))
    .leftJoin(parcels, eq(parcels.id, conversations.parcelId))
    .leftJoin(orders, eq(orders.id, parcels.orderId))
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.position, conversations.messageCount)),
    )
    .where(where)
    .$dynamic();
}

/** Prepared: a page asks for many at once, and to build so long a statement takes longer than to send it. */
const selectNamed = (db: Db) =>
  prepareOnce(db, "conversations", () =>
    unscopedSelectConversations(db, sql`${id} = any(${sql.placeholder("ids")}::uuid[])`).prepare(
      "conversations",
    ),
  );

type Row = Awaited<ReturnType<typeof unscopedSelectConversations>>[number];

/** A row as the caller sees it. */
function viewConversation(ctx: SignedInCtx, row: Row): Conversation {
  const { conversation, latest, product, order, parcel, blockedBy: blockers, ...related } = row;
  const userType = sideOf(ctx, conversation);
  return {
    ...conversation,
    isBlocked: blockers.length > 0,
    isBlockedByCaller: blockers.includes(userType),
    ...related,
    userType,
    lastMessageAt: conversation.lastMessageAt.toISOString(),
    isArchived: conversation[columnsOf[userType].isArchived],
    otherReadPosition: conversation[columnsOf[otherSide(userType)].readPosition],
    product,
    order: order && parcel && { ...order, ...parcel },
    messages: latest ? [{ ...latest, createdAt: latest.createdAt.toISOString() }] : [],
  };
}

/** The named conversations, in the order of the ids. The caller has made sure that they are theirs. */
export async function unscopedReadConversations(ctx: SignedInCtx, ids: string[]): Promise<Conversation[]> {
  if (ids.length === 0) return [];
  const rows = await selectNamed(ctx.db).execute({ ids });
  const found = new Map(rows.map((row) => [row.conversation.id, row]));
  return ids.flatMap((one) => {
    const row = found.get(one);
    return row ? [viewConversation(ctx, row)] : [];
  });
}

/** One of the caller's conversations, on either side. NOT_FOUND for any other. */
export async function readConversation(ctx: SignedInCtx, conversationId: string): Promise<Conversation> {
  const [row] = await unscopedSelectConversations(ctx.db, isOwn(conversationId, ctx));
  if (!row) throw new AppError("NOT_FOUND");
  return viewConversation(ctx, row);
}
