import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { allRules, decisionKinds } from "#domains/decisions/decision-rules.ts";
import { productRevisions, products } from "#domains/listings/server/tables.ts";
import { messages } from "#domains/messaging/server/tables.ts";
import { reviews } from "#domains/reviews/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/**
 * Statements of reasons (R62): what was decided about a vendor, its product, or somebody's review, why, by whom, and what was
 * said against it.
 */
export const decisions = pgTable(
  "decisions",
  {
    id: id(),
    kind: text("kind", { enum: decisionKinds }).notNull(),
    vendorId: uuid("vendor_id").references(() => vendors.id),
    /** Whose review or message it is about, instead of a vendor. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "cascade" }),
    reviewId: uuid("review_id").references(() => reviews.id, { onDelete: "set null" }),
    /** A message that its sender, a vendor or a buyer, wrote. */
    messageId: uuid("message_id").references(() => messages.id, { onDelete: "set null" }),
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    /** The product's name when it was decided about. */
    productName: text("product_name"),
    /** What an edit changed. */
    revisionId: uuid("revision_id").references(() => productRevisions.id, { onDelete: "set null" }),
    rule: text("rule", { enum: allRules }).notNull(),
    facts: text("facts").notNull(),
    isAutomatic: boolean("is_automatic").notNull().default(false),
    /** The administrator; null if it was automatic. */
    decidedBy: uuid("decided_by"),
    /** Until when a suspended vendor may dispatch what it has sold. */
    openParcelsUntil: moment("open_parcels_until"),
    /** When a suspension, pause or removal was lifted. */
    endedAt: moment("ended_at"),
    /** What the vendor says against it; once. */
    objection: text("objection"),
    objectedAt: moment("objected_at"),
    outcome: text("outcome", { enum: ["upheld", "reversed"] }),
    outcomeReason: text("outcome_reason"),
    outcomeBy: uuid("outcome_by"),
    outcomeAt: moment("outcome_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("decisions_vendor").on(t.vendorId, t.createdAt.desc().nullsFirst()),
    index("decisions_product").on(t.productId),
    uniqueIndex("decisions_revision").on(t.revisionId),
    index("decisions_objections").on(t.objectedAt).where(sql`objected_at is not null and outcome is null`),
    uniqueIndex("decisions_one_suspension")
      .on(t.vendorId, t.kind)
      .where(sql`ended_at is null and kind in ('shopSuspended', 'shopTerminated', 'payoutsPaused')`),
    uniqueIndex("decisions_one_revocation")
      .on(t.vendorId)
      .where(sql`ended_at is null and kind = 'trustRevoked'`),
    uniqueIndex("decisions_one_removal")
      .on(t.productId)
      .where(sql`ended_at is null and kind = 'productTakenDown'`),
    uniqueIndex("decisions_one_application")
      .on(t.vendorId)
      .where(sql`ended_at is null and kind = 'applicationRejected'`),
    uniqueIndex("decisions_one_rejection")
      .on(t.productId)
      .where(sql`ended_at is null and kind in ('productRejected', 'revisionRejected')`),
    index("decisions_author").on(t.authorId, t.createdAt.desc().nullsFirst()),
    index("decisions_review").on(t.reviewId),
    uniqueIndex("decisions_one_refusal")
      .on(t.reviewId)
      .where(sql`ended_at is null and kind = 'reviewRefused'`),
    uniqueIndex("decisions_one_message")
      .on(t.messageId)
      .where(sql`ended_at is null and kind = 'messageRemoved'`),
    check("decisions_subject", sql`num_nonnulls(${t.vendorId}, ${t.authorId}) = 1`),
    check("decisions_automatic", sql`(${t.decidedBy} is null) = ${t.isAutomatic}`),
    check("decisions_objection", sql`(${t.objection} is null) = (${t.objectedAt} is null)`),
    check(
      "decisions_outcome",
      sql`num_nonnulls(${t.outcome}, ${t.outcomeReason}, ${t.outcomeBy}, ${t.outcomeAt}) in (0, 4)`,
    ),
    check("decisions_outcome_of_objection", sql`${t.outcome} is null or ${t.objection} is not null`),
  ],
);
