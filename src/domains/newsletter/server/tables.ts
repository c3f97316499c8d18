import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment } from "#platform/db/columns.ts";

/** Who gets the newsletter, or has asked for it (R45). A row goes when its owner leaves. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: id(),
    /** In lower case. */
    email: text("email").notNull().unique(),
    language: text("language").notNull(),
    /** Confirms and ends the subscription: only mails to the address contain it. */
    token: text("token").notNull().unique(),
    requestedAt: moment("requested_at").notNull(),
    /** When the owner consented, by the mailed link. */
    confirmedAt: moment("confirmed_at"),
  },
  (t) => [index("newsletter_subscribers_waiting").on(t.requestedAt).where(sql`confirmed_at is null`)],
);
