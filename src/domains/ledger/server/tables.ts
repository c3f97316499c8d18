import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, usdCents } from "#platform/db/columns.ts";

/**
 * Double entry, append only. A posting has a kind and the one thing it is about, so it can be posted once; a deferred
 * trigger refuses postings whose entries do not sum to zero, and any update or delete.
 */
export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    id: id(),
    kind: text("kind", {
      enum: [
        "sale",
        "commission",
        "shipping",
        "tax",
        "subsidy",
        "refund",
        "reversal",
        "payout",
        "dispute",
        "dispute_return",
        "dispute_fee",
        "outside_refund",
        "loss",
        "relief",
        "transfer_reversal",
        "refund_return",
      ],
    }).notNull(),
    referenceId: uuid("reference_id").notNull(),
    orderId: uuid("order_id"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("ledger_postings_once").on(t.kind, t.referenceId),
    index("ledger_postings_order").on(t.orderId),
    index("ledger_postings_time").using("brin", t.createdAt),
  ],
);

export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    postingId: uuid("posting_id")
      .notNull()
      .references(() => ledgerPostings.id),
    account: text("account", {
      enum: [
        "card_clearing",
        "vendor_payable",
        "commission_revenue",
        "tax_payable",
        "shipping_subsidy",
        "buyer_refunds",
        // Taken by a bank until a dispute is decided, and by a refund made at the provider until it is assigned.
        "disputed_payments",
        "unassigned_refunds",
        "dispute_fees",
        "platform_losses",
        "payouts_under_way",
        "bank",
      ],
    }).notNull(),
    vendorId: uuid("vendor_id"),
    /** Debit positive, credit negative. */
    amountCents: usdCents("amount_usd").notNull(),
  },
  (t) => [
    index("ledger_entries_posting").on(t.postingId),
    index("ledger_entries_vendor").on(t.vendorId),
    // Few, of millions: what the overview sums.
    index("ledger_entries_losses").on(t.postingId).where(sql`account in ('platform_losses', 'dispute_fees')`),
  ],
);
