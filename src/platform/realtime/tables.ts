import { pgTable, text } from "drizzle-orm/pg-core";

/**
 * Live events between their transaction's commit and their sending, a moment later (`live-outbox.ts`). Unlogged: after a crash
 * of the database every page fetches again anyway.
 */
export const liveOutbox = pgTable("live_outbox", {
  id: text("id").primaryKey(),
  message: text("message").notNull(),
});
