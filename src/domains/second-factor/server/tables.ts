import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

export const factors = pgTable(
  "factors",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    friendlyName: text("friendly_name").notNull(),
    factorType: text("factor_type", { enum: ["totp", "phone"] }).notNull(),
    status: text("status", { enum: ["unverified", "verified"] })
      .notNull()
      .default("unverified"),
    /** Encrypted; for TOTP only. */
    secret: text("secret"),
    /** For phone factors only. */
    phone: text("phone"),
    /** The latest 30-second step whose code was accepted: a TOTP code works once. */
    lastUsedStep: bigint("last_used_step", { mode: "number" }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("factors_name").on(t.userId, t.friendlyName),
    check(
      "factors_kind",
      sql`(${t.factorType} = 'totp') = (${t.secret} is not null) and (${t.factorType} = 'phone') = (${t.phone} is not null)`,
    ),
  ],
);

/** A challenge of a factor, answered once. */
export const factorChallenges = pgTable(
  "factor_challenges",
  {
    id: id(),
    factorId: uuid("factor_id")
      .notNull()
      .references(() => factors.id, { onDelete: "cascade" }),
    /** The hash of the texted code. */
    codeHash: text("code_hash"),
    attempts: integer("attempts").notNull().default(0),
    usedAt: moment("used_at"),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("factor_challenges_factor").on(t.factorId)],
);

/** A user's wrong codes since the last right one, and until when no other is checked. */
export const factorAttempts = pgTable("factor_attempts", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  failed: integer("failed").notNull(),
  blockedUntil: moment("blocked_until"),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: moment("used_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("recovery_codes_code").on(t.userId, t.codeHash)],
);
