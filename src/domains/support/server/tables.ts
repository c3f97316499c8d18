import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { inquiryStates } from "#domains/support/inquiry-rules.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/** What someone wrote at /contact (R45), with or without an account. Its texts are `inquiry_messages`. */
export const inquiries = pgTable(
  "inquiries",
  {
    id: id(),
    /** Shown as the reference. */
    number: integer("number").notNull().generatedAlwaysAsIdentity({ startWith: 10_001 }).unique(),
    /** The client's id of the form, so that sending it twice writes one. */
    requestId: uuid("request_id").notNull().unique(),
    /** The account, if the sender was signed in. Erasing it deletes the row. */
    userId: uuid("user_id").references(() => users.id),
    name: text("name").notNull(),
    email: text("email").notNull(),
    language: text("language").notNull(),
    subject: text("subject").notNull(),
    state: text("state", { enum: inquiryStates }).notNull(),
    /** The hidden field was filled in: closed from the start, never mailed, deleted after 30 days. */
    isSuspected: boolean("is_suspected").notNull().default(false),
    createdAt: createdAt(),
    changedAt: moment("changed_at").notNull(),
    /** The administrator who answered, closed or reopened it last. */
    decidedBy: uuid("decided_by"),
  },
  (t) => [
    index("inquiries_state").on(t.state, t.changedAt),
    index("inquiries_user").on(t.userId),
    index("inquiries_email").on(t.email),
  ],
);

/** The texts of an inquiry: the sender's, and our answers. */
export const inquiryMessages = pgTable(
  "inquiry_messages",
  {
    /** Of an answer, made by the client, so that sending it twice mails once. */
    id: id(),
    inquiryId: uuid("inquiry_id")
      .notNull()
      .references(() => inquiries.id, { onDelete: "cascade" }),
    author: text("author", { enum: ["sender", "support"] }).notNull(),
    /** The administrator who answered. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("inquiry_messages_inquiry").on(t.inquiryId), index("inquiry_messages_author").on(t.authorId)],
);

/** How often an answer of the help was said to be helpful, or not, on a day; nothing says by whom. */
export const helpRatings = pgTable(
  "help_ratings",
  {
    question: text("question").notNull(),
    language: text("language").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    helpful: integer("helpful").notNull().default(0),
    unhelpful: integer("unhelpful").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.question, t.language, t.day] }),
    check("help_ratings_counted", sql`${t.helpful} >= 0 and ${t.unhelpful} >= 0`),
  ],
);
