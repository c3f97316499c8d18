import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, usdCents } from "#platform/db/columns.ts";
import { refunds } from "../tables.ts";

/** A refund that had left and came back, because the buyer's bank did not take it (R59). */
export const refundReturns = pgTable(
  "refund_returns",
  {
    id: id(),
    refundId: uuid("refund_id")
      .notNull()
      .references(() => refunds.id),
    providerRefundId: text("provider_refund_id").notNull(),
    /** How often the refund had been sent again by then. */
    retries: integer("retries").notNull(),
    amountCents: usdCents("amount_usd").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // One made at the provider may have been for several parcels.
    uniqueIndex("refund_returns_provider").on(t.providerRefundId, t.refundId),
    uniqueIndex("refund_returns_once").on(t.refundId, t.retries),
    check("refund_returns_amount", sql`${t.amountCents} > 0`),
  ],
);
