import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/** `users`, `sessions`, `auth_accounts`, `verifications` and `jwks` have the shape that Better Auth requires. */
export const users = pgTable(
  "users",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    language: text("language").notNull().default("en"),
    phoneNumber: text("phone_number").unique(),
    phoneNumberVerified: boolean("phone_number_verified").notNull().default(false),
    bannedUntil: moment("banned_until"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  // For the search of conversations and orders.
  (t) => [
    index("users_name_parts").using("gin", sql`fold_text(${t.name}) gin_trgm_ops`),
    index("users_email_parts").using("gin", sql`fold_text(${t.email}) gin_trgm_ops`),
    // For the administrators' list.
    index("users_created").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("users_unverified").on(t.createdAt.desc().nullsFirst()).where(sql`not email_verified`),
    index("users_banned").on(t.bannedUntil).where(sql`banned_until is not null`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** Assurance level: `aal2` once a second factor was verified. */
    aal: text("aal", { enum: ["aal1", "aal2"] })
      .notNull()
      .default("aal1"),
    /** How it began; one begun by a reset link may set a password without the old one. */
    method: text("method", { enum: ["password", "otp", "recovery", "provider"] })
      .notNull()
      .default("password"),
    /** When a password or a factor last showed who is there; what is sensitive requires it to be recent. */
    confirmedAt: moment("confirmed_at"),
    createdAt: createdAt(),
    /** Last extended, which is also the last activity, to the hour. */
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [index("sessions_user").on(t.userId)],
);

export const authAccounts = pgTable(
  "auth_accounts",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("auth_accounts_provider").on(t.providerId, t.accountId),
    index("auth_accounts_user").on(t.userId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [index("verifications_identifier").on(t.identifier)],
);

/** A password that was refused, kept 30 days for administrators. */
export const failedSignIns = pgTable(
  "failed_sign_ins",
  {
    id: id(),
    /** Null where the typed address has no account. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    ipAddress: text("ip_address").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("failed_sign_ins_time").on(t.createdAt), index("failed_sign_ins_user").on(t.userId)],
);

/** The keys that sign access tokens; the private key is encrypted. */
export const jwks = pgTable("jwks", {
  id: id(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  alg: text("alg"),
  crv: text("crv"),
  createdAt: createdAt(),
  expiresAt: moment("expires_at"),
});

/** A session's refresh tokens, by hash. Each is used once; reuse ends the session and all its tokens. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    id: id(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    usedAt: moment("used_at"),
    createdAt: createdAt(),
  },
  (t) => [index("refresh_tokens_session").on(t.sessionId)],
);
