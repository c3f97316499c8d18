import { boolean, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/** The outbox: one row per recipient, channel and message, written in the transaction that causes it, sent by a job. */
export const emails = pgTable(
  "emails",
  {
    id: id(),
    /** What the message is about, so that it is written only once: 'order-paid:<order>:<user>'. */
    onceKey: text("once_key").notNull(),
    channel: text("channel", { enum: ["email", "sms"] })
      .notNull()
      .default("email"),
    recipient: text("recipient").notNull(),
    language: text("language").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    /** What its head says besides: the thread it belongs to, how to unsubscribe. */
    headers: jsonb("headers").$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    sentAt: moment("sent_at"),
    /** To someone whose data we don't retain: the row is deleted once sent, and after a day in any case. */
    deleteOnceSent: boolean("delete_once_sent").notNull().default(false),
  },
  (t) => [
    uniqueIndex("emails_once").on(t.onceKey),
    index("emails_newest").on(t.createdAt.desc().nullsFirst()),
    index("emails_recipient").on(t.recipient, t.id),
  ],
);
