import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Settings of the market, changed by admins: name and value. */
export const marketSettings = pgTable("market_settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
});
