import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/** API keys for a vendor's own data. Shown once; stored as a hash. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    name: text("name").notNull(),
    /** The beginning of the key, by which its holder recognizes it. */
    start: text("start").notNull(),
    keyHash: text("key_hash").notNull().unique(),
    scopes: text("scopes").array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at"),
    expiresAt: moment("expires_at"),
    revokedAt: moment("revoked_at"),
  },
  (t) => [index("api_keys_vendor").on(t.vendorId, t.createdAt.desc().nullsFirst())],
);

/** How often a key was used on a day (UTC), for 30 days. Counted in memory and written together. */
export const apiKeyUsage = pgTable(
  "api_key_usage",
  {
    keyId: uuid("key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    calls: integer("calls").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.keyId, t.day] }),
    // What is old goes.
    index("api_key_usage_day").on(t.day),
    check("api_key_usage_calls", sql`${t.calls} > 0`),
  ],
);

/** Addresses to which a vendor's events are sent. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    url: text("url").notNull(),
    /** Signs deliveries; shown once. */
    secret: text("secret").notNull(),
    types: text("types").array().notNull(),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index("webhook_endpoints_vendor").on(t.vendorId)],
);

/** Events about a vendor's data: one row per event, with one id for all endpoints. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    type: text("type").notNull(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("webhook_events_vendor").on(t.vendorId, t.createdAt.desc().nullsFirst())],
);

/** One event to one endpoint, with the result of its last attempt. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => webhookEvents.id),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["waiting", "delivered", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: moment("next_attempt_at"),
    lastStatus: integer("last_status"),
    lastError: text("last_error"),
    createdAt: createdAt(),
    deliveredAt: moment("delivered_at"),
  },
  (t) => [
    index("webhook_deliveries_endpoint").on(t.endpointId, t.createdAt.desc().nullsFirst(), t.id),
    index("webhook_deliveries_event").on(t.eventId),
    index("webhook_deliveries_waiting").on(t.nextAttemptAt).where(sql`state = 'waiting'`),
    check("webhook_deliveries_attempts", sql`${t.attempts} >= 0`),
  ],
);
