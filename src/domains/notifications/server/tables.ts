import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { sessions, users } from "#domains/auth/server/tables.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";
import { channels, kindNames, type NotificationParams, topics } from "../notification-kinds.ts";

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** One row per person and event, written in the transaction that causes it. Texts are made for the reader. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: userId(),
    kind: text("kind", { enum: kindNames as [string, ...string[]] }).notNull(),
    /** The order, parcel, conversation, product … that it is about, to which its link leads. */
    subjectId: uuid("subject_id"),
    /** Names the event, so that one processed twice notifies once. */
    onceKey: text("once_key").notNull(),
    /** Those with the same key are shown as one: kind, subject if it matters, and day (UTC). */
    groupKey: text("group_key").notNull(),
    params: jsonb("params").$type<NotificationParams>().notNull(),
    /** False: only for the person's devices; the site does not show it. */
    onSite: boolean("on_site").notNull().default(true),
    createdAt: createdAt(),
    readAt: moment("read_at"),
  },
  (t) => [
    uniqueIndex("notifications_once").on(t.userId, t.onceKey),
    index("notifications_newest").on(t.userId, t.createdAt, t.id).where(sql`on_site`),
    index("notifications_group").on(t.userId, t.groupKey, t.createdAt, t.id).where(sql`on_site`),
    index("notifications_unread").on(t.userId, t.groupKey).where(sql`on_site and read_at is null`),
    index("notifications_old").on(t.createdAt),
  ],
);

/** What a person chose where it differs from the default: on the site and on devices yes, the digest no. */
export const notificationChoices = pgTable(
  "notification_choices",
  {
    userId: userId(),
    topic: text("topic", { enum: [...topics, "digest"] }).notNull(),
    channel: text("channel", { enum: channels }).notNull(),
    isOn: boolean("is_on").notNull(),
    /** Ends the digest by the link in its mails; only those contain it. */
    token: text("token").unique(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.topic, t.channel] }),
    index("notification_choices_digest").on(t.userId).where(sql`topic = 'digest' and is_on`),
    check("notification_choices_token", sql`(${t.token} is not null) = (${t.topic} = 'digest')`),
  ],
);

/** The devices that get notifications by Web Push. One goes with the session that added it. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: userId(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("push_subscriptions_user").on(t.userId), index("push_subscriptions_session").on(t.sessionId)],
);

/** The one key pair with which this market signs to push services; made when it is first needed. */
export const pushKeys = pgTable(
  "push_keys",
  {
    id: smallint("id").primaryKey().default(1),
    publicKey: text("public_key").notNull(),
    privateKey: text("private_key").notNull(),
    createdAt: createdAt(),
  },
  (t) => [check("push_keys_one", sql`${t.id} = 1`)],
);
