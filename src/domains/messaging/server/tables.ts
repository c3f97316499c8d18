import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import {
  awayModes,
  longestReply,
  maxMessageLength,
  maxPictures,
  userTypes,
} from "#domains/messaging/message-rules.ts";
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
    /** When the shop's away text was last sent. */
    awayRepliedAt: moment("away_replied_at"),
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
    pictureCount: integer("picture_count").notNull().default(0),
    /** The shop's away text, which no person sent at that moment. */
    isAutomatic: boolean("is_automatic").notNull().default(false),
    /** What an administrator removed (R62): the text as it was, while `content` is empty. Null if it is shown. */
    removedContent: text("removed_content"),
    createdAt: createdAt(),
  },
  (t) => [
    // For the search in texts.
    index("messages_text").using("gin", sql`fold_text(${t.content}) gin_trgm_ops`),
    uniqueIndex("messages_position").on(t.conversationId, t.position),
    uniqueIndex("messages_request").on(t.senderId, t.requestId),
    check("messages_position_from_one", sql`${t.position} > 0`),
    check("messages_sender_type", sql`${t.senderType} in ('buyer', 'vendor')`),
    check(
      "messages_content",
      sql`char_length(${t.content}) <= ${sql.raw(String(maxMessageLength))} and (${t.content} <> '' or ${t.pictureCount} > 0 or ${t.senderId} is null or ${t.removedContent} is not null)`,
    ),
    check(
      "messages_removed",
      sql`${t.removedContent} is null or (${t.content} = '' and char_length(${t.removedContent}) <= ${sql.raw(String(maxMessageLength))})`,
    ),
    check("messages_pictures", sql`${t.pictureCount} between 0 and ${sql.raw(String(maxPictures))}`),
  ],
);

/** Uploaded for a message; without one until it is sent. The file is named by the id, and leaves with the row. */
export const messagePictures = pgTable(
  "message_pictures",
  {
    id: id(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    uploaderId: uuid("uploader_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    messageId: uuid("message_id").references(() => messages.id, { onDelete: "cascade" }),
    /** Its place among those of the message, from 0. */
    place: integer("place").notNull().default(0),
    alt: text("alt").notNull().default(""),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("message_pictures_place").on(t.messageId, t.place),
    index("message_pictures_uploader").on(t.uploaderId),
    index("message_pictures_conversation").on(t.conversationId),
    index("message_pictures_unsent").on(t.createdAt).where(sql`message_id is null`),
    check(
      "message_pictures_place_in_message",
      sql`${t.place} between 0 and ${sql.raw(String(maxPictures - 1))}`,
    ),
  ],
);

/** Who wants no messages from whom (R62): for all conversations of a buyer and a vendor. */
export const messageBlocks = pgTable(
  "message_blocks",
  {
    buyerId: uuid("buyer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id, { onDelete: "cascade" }),
    blockedBy: text("blocked_by", { enum: userTypes }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.vendorId, t.blockedBy] }),
    index("message_blocks_vendor").on(t.vendorId),
    check("message_blocks_side", sql`${t.blockedBy} in ('buyer', 'vendor')`),
  ],
);

/** A vendor's texts for frequent questions. */
export const savedReplies = pgTable(
  "saved_replies",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    content: text("content").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("saved_replies_vendor").on(t.vendorId, t.createdAt),
    check(
      "saved_replies_texts",
      sql`char_length(${t.title}) between 1 and ${sql.raw(String(longestReply.title))} and char_length(${t.content}) between 1 and ${sql.raw(String(maxMessageLength))}`,
    ),
  ],
);

/** What a shop answers by itself, and when. */
export const awayReplies = pgTable(
  "away_replies",
  {
    vendorId: uuid("vendor_id")
      .primaryKey()
      .references(() => vendors.id, { onDelete: "cascade" }),
    mode: text("mode", { enum: awayModes }).notNull(),
    content: text("content").notNull(),
  },
  (t) => [
    check("away_replies_mode", sql`${t.mode} in ('off', 'away', 'always')`),
    check(
      "away_replies_content",
      sql`char_length(${t.content}) <= ${sql.raw(String(longestReply.away))} and (${t.mode} = 'off' or ${t.content} <> '')`,
    ),
  ],
);
