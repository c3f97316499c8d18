import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What the market promises, as an admin sets it: name and value. */
export const marketSettings = pgTable("market_settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
});
