import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type AuditAction, type AuditSubject, longestAuditReason } from "#domains/audit/actions.ts";
import { moment } from "#platform/db/columns.ts";

/** What a decision changed, by field: ids, states, amounts in cents; no names, addresses or texts of people. */
export type AuditValues = Record<string, unknown>;

const place = () => bigint("position", { mode: "number" }).primaryKey();

/**
 * The audit log. Append only, and each row's hash covers its fields and the hash before it; a trigger sets position and hash.
 * Ids have no references, because an entry outlives what it is about.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    position: place(),
    action: text("action").$type<AuditAction>().notNull(),
    /** Null: the platform itself. */
    actorId: uuid("actor_id"),
    /** The roles that the actor held then. */
    actorRoles: text("actor_roles").array().notNull().default([]),
    subjectKind: text("subject_kind").$type<AuditSubject>().notNull(),
    subjectId: text("subject_id").notNull(),
    /** Whose data it is, where it is a person's. */
    ownerId: uuid("owner_id"),
    before: jsonb("before").$type<AuditValues>(),
    after: jsonb("after").$type<AuditValues>(),
    /** Of the salt and the reason, which `audit_reasons` keeps as long as the account of whom it is about. */
    reasonDigest: text("reason_digest"),
    requestId: text("request_id"),
    /** Of the salt and the client's address, which `audit_addresses` keeps for a time. */
    addressDigest: text("address_digest"),
    createdAt: moment("created_at").notNull(),
    hash: text("hash").notNull(),
  },
  (t) => [
    index("audit_entries_actor").on(t.actorId, t.position),
    index("audit_entries_action").on(t.action, t.position),
    index("audit_entries_kind").on(t.subjectKind, t.action, t.position),
    index("audit_entries_subject").on(t.subjectKind, t.subjectId, t.position),
    index("audit_entries_owner").on(t.ownerId, t.position),
    index("audit_entries_time").on(t.createdAt, t.position),
    check("audit_entries_texts", sql`char_length(${t.subjectId}) <= 100`),
  ],
);

/** Addresses of the clients that acted. Deleting one leaves the chain whole: it holds only a digest with a salt that goes too. */
export const auditAddresses = pgTable("audit_addresses", {
  position: place().references(() => auditEntries.position),
  address: text("address").notNull(),
  salt: text("salt").notNull(),
});

/** Why, in the words of who acted, which may name people: deleted with the account of whom it is about. */
export const auditReasons = pgTable(
  "audit_reasons",
  {
    position: place().references(() => auditEntries.position),
    reason: text("reason").notNull(),
    salt: text("salt").notNull(),
  },
  (t) => [
    check("audit_reasons_text", sql`char_length(${t.reason}) <= ${sql.raw(String(longestAuditReason))}`),
  ],
);

/** The chain's last entry, written by a trigger: without it, nothing would show that the last entries are missing. */
export const auditHead = pgTable(
  "audit_head",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    position: bigint("position", { mode: "number" }).notNull().default(0),
    hash: text("hash").notNull().default(""),
  },
  (t) => [check("audit_head_one", sql`${t.isOnly}`)],
);

/** Up to which entry the scheduled check found the chain whole, and the day (UTC) on which it last read all of it. */
export const auditChecks = pgTable(
  "audit_checks",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    position: bigint("position", { mode: "number" }).notNull(),
    hash: text("hash").notNull(),
    wholeOn: date("whole_on", { mode: "string" }).notNull(),
  },
  (t) => [check("audit_checks_one", sql`${t.isOnly}`)],
);
