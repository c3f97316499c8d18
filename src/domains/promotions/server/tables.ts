import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What migrations have found out about the market, by name. What can be set stands in `setting_changes`. */
export const marketSettings = pgTable("market_settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
});
