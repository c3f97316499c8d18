import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { settingReasonBounds } from "#domains/settings/setting-table.ts";
import { id, moment } from "#platform/db/columns.ts";

/**
 * Each value that a setting has had, has and is planned to have: at any moment the last one not after it. Append only: a
 * trigger lets a row change once, when a planned one is withdrawn.
 */
export const settingChanges = pgTable(
  "setting_changes",
  {
    id: id(),
    /** Of the table of settings, or `tax.` and a destination. */
    key: text("key").notNull(),
    value: integer("value").notNull(),
    validFrom: moment("valid_from").notNull(),
    /** Null for what was set before there was a history. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason"),
    createdAt: moment("created_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
    withdrawnBy: uuid("withdrawn_by").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    index("setting_changes_history").on(t.key, t.createdAt),
    // Also what readers search: the last one that holds.
    uniqueIndex("setting_changes_moment").on(t.key, t.validFrom).where(sql`${t.withdrawnAt} is null`),
    index("setting_changes_author").on(t.authorId),
    index("setting_changes_withdrawn_by").on(t.withdrawnBy),
    check(
      "setting_changes_reason",
      sql`char_length(${t.reason}) <= ${sql.raw(String(settingReasonBounds[1]))}`,
    ),
    // Nothing is changed for the past, and what holds already can't be withdrawn.
    check(
      "setting_changes_order",
      sql`${t.validFrom} >= ${t.createdAt} and ${t.withdrawnAt} >= ${t.createdAt} and ${t.withdrawnAt} < ${t.validFrom}`,
    ),
    // From now on, or from the start of a day: caches end with the day (UTC).
    check(
      "setting_changes_day",
      sql`${t.validFrom} = ${t.createdAt} or ${t.validFrom} = date_trunc('day', ${t.validFrom}, 'UTC')`,
    ),
  ],
);

/** What migrations have found out about the market, by name. What can be set stands in `setting_changes`. */
export const marketSettings = pgTable("market_settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
});
