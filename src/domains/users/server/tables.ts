import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { decisionRules } from "#domains/decisions/decision-rules.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/** Statements of reasons (R62) for shutting people out; `users.banned_until` is what keeps them out. */
export const bans = pgTable(
  "bans",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    rule: text("rule", { enum: decisionRules }).notNull(),
    facts: text("facts").notNull(),
    bannedBy: uuid("banned_by").notNull(),
    createdAt: createdAt(),
    endedAt: moment("ended_at"),
    endedBy: uuid("ended_by"),
    endFacts: text("end_facts"),
    /** Of the mailed link by which the person objects without signing in. */
    objectionTokenHash: text("objection_token_hash"),
    /** What the person says against it; once. */
    objection: text("objection"),
    objectedAt: moment("objected_at"),
    outcome: text("outcome", { enum: ["upheld", "reversed"] }),
    outcomeReason: text("outcome_reason"),
    outcomeBy: uuid("outcome_by"),
    outcomeAt: moment("outcome_at"),
  },
  (t) => [
    index("bans_user").on(t.userId, t.createdAt.desc().nullsFirst()),
    uniqueIndex("bans_one").on(t.userId).where(sql`ended_at is null`),
    uniqueIndex("bans_link").on(t.objectionTokenHash),
    index("bans_objections")
      .on(t.objectedAt)
      .where(sql`objected_at is not null and outcome is null and ended_at is null`),
    check("bans_objection", sql`(${t.objection} is null) = (${t.objectedAt} is null)`),
    check(
      "bans_outcome",
      sql`num_nonnulls(${t.outcome}, ${t.outcomeReason}, ${t.outcomeBy}, ${t.outcomeAt}) in (0, 4)`,
    ),
    check("bans_outcome_of_objection", sql`${t.outcome} is null or ${t.objection} is not null`),
    check("bans_ended", sql`num_nonnulls(${t.endedAt}, ${t.endedBy}, ${t.endFacts}) in (0, 3)`),
  ],
);
