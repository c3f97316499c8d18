import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { orders, refunds } from "#domains/orders/server/tables.ts";
import { createdAt, decision, id, moment, usdCents } from "#platform/db/columns.ts";

/** A payment that a bank has taken back, or may (R59). One row per dispute at the card provider. */
export const disputes = pgTable(
  "disputes",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    providerDisputeId: text("provider_dispute_id").notNull().unique(),
    /** The provider's word: `fraudulent`, `product_not_received`. */
    reason: text("reason").notNull(),
    state: text("state", { enum: ["open", "won", "lost"] })
      .notNull()
      .default("open"),
    amountCents: usdCents("amount_usd").notNull(),
    /** What the bank took, what came back of it, and the provider's fee that is left. */
    takenCents: usdCents("taken_usd").notNull().default(0),
    returnedCents: usdCents("returned_usd").notNull().default(0),
    feeCents: usdCents("fee_usd").notNull().default(0),
    /** The part of a lost amount that no vendor bears, because the goods were refunded before or a unit costs more. */
    lossCents: usdCents("loss_usd").notNull().default(0),
    answerBy: moment("answer_by"),
    answeredAt: moment("answered_at"),
    /** The administrator who answered, or gave it up. */
    ...decision(),
    closedAt: moment("closed_at"),
    /** Who decided that the platform bears it, when and why. */
    relievedBy: uuid("relieved_by").references(() => users.id, { onDelete: "set null" }),
    relievedAt: moment("relieved_at"),
    reliefReason: text("relief_reason"),
    createdAt: createdAt(),
  },
  (t) => [
    index("disputes_order").on(t.orderId),
    index("disputes_open").on(t.answerBy).where(sql`state = 'open'`),
    index("disputes_closed").on(t.closedAt.desc()).where(sql`state <> 'open'`),
    check("disputes_returned", sql`${t.returnedCents} between 0 and ${t.takenCents}`),
    check("disputes_loss", sql`${t.lossCents} between 0 and ${t.takenCents} - ${t.returnedCents}`),
  ],
);

/** What a lost dispute costs a vendor: the refund that it became, and a share of the fee. */
export const chargebacks = pgTable(
  "chargebacks",
  {
    refundId: uuid("refund_id")
      .primaryKey()
      .references(() => refunds.id),
    disputeId: uuid("dispute_id")
      .notNull()
      .references(() => disputes.id),
    vendorId: uuid("vendor_id").notNull(),
    /** What the vendor bears that it had not agreed to refund: goods and delivery less their commission. */
    vendorCents: usdCents("vendor_usd").notNull(),
    feeCents: usdCents("fee_usd").notNull(),
    /** What the platform bears of both. */
    relievedCents: usdCents("relieved_usd").notNull().default(0),
  },
  (t) => [
    index("chargebacks_dispute").on(t.disputeId),
    check("chargebacks_relieved", sql`${t.relievedCents} between 0 and ${t.vendorCents} + ${t.feeCents}`),
  ],
);

/** A refund made at the card provider, not here, until an administrator has said what it was for. */
export const outsideRefunds = pgTable(
  "outside_refunds",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    providerRefundId: text("provider_refund_id").notNull().unique(),
    amountCents: usdCents("amount_usd").notNull(),
    /** What was assigned to parcels, and what the platform bears. */
    assignedCents: usdCents("assigned_usd").notNull().default(0),
    lossCents: usdCents("loss_usd").notNull().default(0),
    createdAt: createdAt(),
    closedAt: moment("closed_at"),
    closedBy: uuid("closed_by").references(() => users.id, { onDelete: "set null" }),
    /** When its money came back, because the buyer's bank did not take it; nothing of it stands then. */
    failedAt: moment("failed_at"),
  },
  (t) => [
    index("outside_refunds_order").on(t.orderId),
    index("outside_refunds_open").on(t.createdAt).where(sql`closed_at is null`),
    check(
      "outside_refunds_failed",
      sql`${t.failedAt} is null or (${t.closedAt} is not null and ${t.assignedCents} = 0)`,
    ),
    check("outside_refunds_amount", sql`${t.amountCents} > 0`),
    check(
      "outside_refunds_assigned",
      sql`${t.assignedCents} >= 0 and ${t.lossCents} >= 0 and ${t.assignedCents} + ${t.lossCents} <= ${t.amountCents}`,
    ),
  ],
);
