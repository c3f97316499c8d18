import { sql } from "drizzle-orm";
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
    /** Holds a link or a code that signs somebody in: administrators don't see its subject, and it goes to complainers too. */
    isSecret: boolean("is_secret").notNull().default(false),
    /** The latest failure, as error codes, and when it was; null once sent. */
    failure: text("failure"),
    failedAt: moment("failed_at"),
    /** When it was left unsent because its address is suppressed. */
    withheldAt: moment("withheld_at"),
  },
  (t) => [
    uniqueIndex("emails_once").on(t.onceKey),
    index("emails_newest").on(t.createdAt.desc().nullsFirst()),
    index("emails_recipient").on(t.recipient, t.id),
    index("emails_failing").on(t.createdAt.desc().nullsFirst()).where(sql`failed_at is not null`),
    index("emails_withheld").on(t.createdAt.desc().nullsFirst()).where(sql`withheld_at is not null`),
    index("emails_unsent").on(t.createdAt.desc().nullsFirst()).where(sql`sent_at is null`),
  ],
);

/**
 * Addresses that get no mail: `rejected` by their server for good, so that nothing is sent; or by hand, after a
 * complaint, so that only mails with a link or a code of the person's own are.
 */
export const suppressedAddresses = pgTable("suppressed_addresses", {
  address: text("address").primaryKey(),
  reason: text("reason", { enum: ["rejected", "manual"] }).notNull(),
  note: text("note").notNull(),
  createdAt: createdAt(),
});
