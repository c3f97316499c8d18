import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orders } from "#domains/orders/server/tables.ts";
import { createdAt, id, moment, usdCents } from "#platform/db/columns.ts";

/** One row per attempt to pay an order on the provider's page. An order may have several, and one success. */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    amountCents: usdCents("amount_usd").notNull(),
    state: text("state", {
      enum: ["starting", "open", "paid", "expired", "refunding", "refunded", "mismatched"],
    })
      .notNull()
      .default("starting"),
    providerSessionId: text("provider_session_id").unique(),
    providerPaymentId: text("provider_payment_id"),
    url: text("url"),
    /** What was paid instead of the amount, where it was another one or another currency: "45.00 EUR". */
    paidInstead: text("paid_instead"),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    settledAt: moment("settled_at"),
  },
  (t) => [
    index("payment_attempts_order").on(t.orderId),
    uniqueIndex("payment_attempts_one_success").on(t.orderId).where(sql`state = 'paid'`),
    index("payment_attempts_unsettled")
      .on(t.createdAt)
      .where(sql`state in ('starting', 'open', 'refunding')`),
    index("payment_attempts_mismatched").on(t.settledAt).where(sql`state = 'mismatched'`),
    check("payment_attempts_amount", sql`${t.amountCents} > 0`),
  ],
);

/** The order that an event is about, if its payload names one. */
export const eventOrderId = sql<string | null>`payload #>> '{data,object,metadata,order_id}'`;

/** The inbox of the provider's events: stored once under their own id, then processed by a job. */
export const providerEvents = pgTable(
  "provider_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    payload: jsonb("payload").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
    processedAt: moment("processed_at"),
  },
  (t) => [
    index("provider_events_order").on(sql`(${eventOrderId})`),
    index("provider_events_unprocessed").on(t.receivedAt).where(sql`processed_at is null`),
  ],
);
