import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/** `users`, `sessions`, `auth_accounts`, `verifications`, `jwks` and `wallet_addresses` have the shape that Better Auth asks for. */
export const users = pgTable("users", {
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
});

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
    /** How sure we are of the person: `aal2` once a second factor was shown. */
    aal: text("aal", { enum: ["aal1", "aal2"] })
      .notNull()
      .default("aal1"),
    /** How it began; one begun by a reset link may set a password without the old one. */
    method: text("method", { enum: ["password", "otp", "recovery", "provider"] })
      .notNull()
      .default("password"),
    createdAt: createdAt(),
    /** Last prolonged, which is also when it was last seen, to the hour. */
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

/** The keys that sign access tokens; the private half is encrypted. */
export const jwks = pgTable("jwks", {
  id: id(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  alg: text("alg"),
  crv: text("crv"),
  createdAt: createdAt(),
  expiresAt: moment("expires_at"),
});

export const walletAddresses = pgTable(
  "wallet_addresses",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    chainId: integer("chain_id").notNull(),
    isPrimary: boolean("is_primary").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("wallet_addresses_address").on(t.address, t.chainId),
    index("wallet_addresses_user").on(t.userId),
  ],
);

/** A session's refresh tokens, by hash. Each is used once; one that comes again ends the session, and so the family. */
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
    /** Encrypted; of TOTP alone. */
    secret: text("secret"),
    /** Of phone factors alone. */
    phone: text("phone"),
    /** The newest 30-second step whose code was taken: a TOTP code works once. */
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

/** One question of a factor, answered once. */
export const factorChallenges = pgTable(
  "factor_challenges",
  {
    id: id(),
    factorId: uuid("factor_id")
      .notNull()
      .references(() => factors.id, { onDelete: "cascade" }),
    /** Of the code sent by SMS. */
    codeHash: text("code_hash"),
    attempts: integer("attempts").notNull().default(0),
    usedAt: moment("used_at"),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("factor_challenges_factor").on(t.factorId)],
);

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
