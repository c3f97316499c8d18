import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { maxMessageLength, userTypes } from "#domains/messaging/message-rules.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/**
 * One row per buyer, vendor and subject: a product or a parcel (R35). A side whose account is erased is null; with both,
 * the row is deleted. Without messages it is not listed.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    buyerId: uuid("buyer_id").references(() => users.id, { onDelete: "set null" }),
    vendorId: uuid("vendor_id").references(() => vendors.id, { onDelete: "set null" }),
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    parcelId: uuid("parcel_id").references(() => parcels.id),
    /** The position of its latest message. */
    messageCount: integer("message_count").notNull().default(0),
    lastMessageAt: moment("last_message_at").notNull(),
    unreadCountBuyer: integer("unread_count_buyer").notNull().default(0),
    unreadCountVendor: integer("unread_count_vendor").notNull().default(0),
    /** The position up to which each side has read what the other wrote. */
    readPositionBuyer: integer("read_position_buyer").notNull().default(0),
    readPositionVendor: integer("read_position_vendor").notNull().default(0),
    isArchivedByBuyer: boolean("is_archived_by_buyer").notNull().default(false),
    isArchivedByVendor: boolean("is_archived_by_vendor").notNull().default(false),
    /** When a mail about unread messages is due, when the last one was written, and up to which position. */
    mailDueBuyerAt: moment("mail_due_buyer_at"),
    mailDueVendorAt: moment("mail_due_vendor_at"),
    mailedBuyerAt: moment("mailed_buyer_at"),
    mailedVendorAt: moment("mailed_vendor_at"),
    mailedPositionBuyer: integer("mailed_position_buyer").notNull().default(0),
    mailedPositionVendor: integer("mailed_position_vendor").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("conversations_product").on(t.buyerId, t.vendorId, t.productId),
    uniqueIndex("conversations_parcel").on(t.parcelId),
    index("conversations_about_product").on(t.productId),
    index("conversations_of_buyer")
      .on(t.buyerId, t.isArchivedByBuyer, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`message_count > 0`),
    index("conversations_of_vendor")
      .on(t.vendorId, t.isArchivedByVendor, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`message_count > 0`),
    index("conversations_unread_buyer").on(t.buyerId, t.unreadCountBuyer).where(sql`unread_count_buyer > 0`),
    index("conversations_unread_vendor")
      .on(t.vendorId, t.unreadCountVendor)
      .where(sql`unread_count_vendor > 0`),
    check("conversations_one_subject", sql`num_nonnulls(${t.productId}, ${t.parcelId}) <= 1`),
    check("conversations_unread", sql`${t.unreadCountBuyer} >= 0 and ${t.unreadCountVendor} >= 0`),
    check(
      "conversations_read",
      sql`${t.readPositionBuyer} between 0 and ${t.messageCount} and ${t.readPositionVendor} between 0 and ${t.messageCount}`,
    ),
  ],
);

/** In their order by `position`, without gaps. An erased sender's messages stay, empty. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    senderId: uuid("sender_id").references(() => users.id, { onDelete: "set null" }),
    senderType: text("sender_type", { enum: userTypes }).notNull(),
    content: text("content").notNull(),
    /** The browser's request id: a repeated request is one message. */
    requestId: uuid("request_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("messages_position").on(t.conversationId, t.position),
    uniqueIndex("messages_request").on(t.senderId, t.requestId),
    check("messages_position_from_one", sql`${t.position} > 0`),
    check("messages_sender_type", sql`${t.senderType} in ('buyer', 'vendor')`),
    check(
      "messages_content",
      sql`char_length(${t.content}) <= ${sql.raw(String(maxMessageLength))} and (${t.content} <> '' or ${t.senderId} is null)`,
    ),
  ],
);
