import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { orderItems, orders, parcels, refunds } from "#domains/orders/server/tables.ts";
import {
  escalationCauses,
  problemActors,
  problemBounds,
  problemKinds,
  problemOutcomes,
  problemRules,
  problemStates,
  solutions,
} from "#domains/problems/problem-life.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, decision, id, moment, usdCents } from "#platform/db/columns.ts";

const longest = sql.raw(String(problemBounds.words[1]));

/** What is wrong with a parcel (R60); its history are its events. One is open per parcel. */
export const problems = pgTable(
  "problems",
  {
    id: id(),
    parcelId: uuid("parcel_id")
      .notNull()
      .references(() => parcels.id),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    kind: text("kind", { enum: problemKinds }).notNull(),
    wish: text("wish", { enum: solutions }).notNull(),
    state: text("state", { enum: problemStates }).notNull().default("reported"),
    outcome: text("outcome", { enum: problemOutcomes }),
    /** Until when the state's owner must act; null while a bank decides, and once it ended. */
    dueAt: moment("due_at"),
    cause: text("cause", { enum: escalationCauses }),
    offer: text("offer", { enum: solutions }),
    /** What the offer refunds of the delivery price. */
    offeredShippingCents: usdCents("offered_shipping_usd").notNull().default(0),
    /** Where the buyer sends a return. */
    returnTo: text("return_to"),
    returnCarrier: text("return_carrier"),
    returnTrackingNumber: text("return_tracking_number"),
    replacementCarrier: text("replacement_carrier"),
    replacementTrackingNumber: text("replacement_tracking_number"),
    replacementSentAt: moment("replacement_sent_at"),
    refundId: uuid("refund_id").references(() => refunds.id),
    /** What of the refund the platform bears instead of the vendor. */
    relievedCents: usdCents("relieved_usd").notNull().default(0),
    /** An administrator's statement of reasons (R62). */
    rule: text("rule", { enum: problemRules }),
    facts: text("facts"),
    ...decision(),
    /** What one side says against it; once. */
    objection: text("objection"),
    objectedBy: text("objected_by", { enum: ["buyer", "vendor"] }),
    objectedAt: moment("objected_at"),
    objectionOutcome: text("objection_outcome", { enum: ["upheld", "reversed"] }),
    objectionReason: text("objection_reason"),
    objectionDecidedBy: uuid("objection_decided_by"),
    objectionDecidedAt: moment("objection_decided_at"),
    /** The browser's request id: a repeated request is one problem. */
    requestId: uuid("request_id").notNull().unique(),
    createdAt: createdAt(),
    endedAt: moment("ended_at"),
  },
  (t) => [
    uniqueIndex("problems_one_open").on(t.parcelId).where(sql`state <> 'closed'`),
    index("problems_parcel").on(t.parcelId),
    index("problems_order").on(t.orderId),
    index("problems_vendor").on(t.vendorId, t.dueAt, t.id).where(sql`state <> 'closed'`),
    index("problems_vendor_closed")
      .on(t.vendorId, t.endedAt.desc().nullsFirst(), t.id)
      .where(sql`state = 'closed'`),
    index("problems_due").on(t.dueAt, t.id).where(sql`state <> 'closed'`),
    index("problems_closed").on(t.endedAt.desc().nullsFirst(), t.id).where(sql`state = 'closed'`),
    index("problems_objections")
      .on(t.objectedAt)
      .where(sql`objected_at is not null and objection_outcome is null`),
    index("problems_refund").on(t.refundId),
    check("problems_ended", sql`(${t.state} = 'closed') = (${t.endedAt} is not null)`),
    check("problems_outcome", sql`(${t.state} = 'closed') = (${t.outcome} is not null)`),
    check("problems_due_at", sql`(${t.state} in ('closed', 'disputed')) = (${t.dueAt} is null)`),
    check("problems_offered", sql`${t.state} <> 'offered' or ${t.offer} is not null`),
    check("problems_cause", sql`${t.state} <> 'escalated' or ${t.cause} is not null`),
    check("problems_return_to", sql`${t.state} <> 'returning' or ${t.returnTo} is not null`),
    check(
      "problems_replaced",
      sql`${t.state} <> 'replaced' or (${t.replacementTrackingNumber} is not null and ${t.replacementSentAt} is not null)`,
    ),
    check(
      "problems_relieved",
      sql`${t.relievedCents} >= 0 and (${t.relievedCents} = 0 or ${t.refundId} is not null)`,
    ),
    check("problems_offered_shipping", sql`${t.offeredShippingCents} >= 0`),
    check("problems_decided", sql`num_nonnulls(${t.rule}, ${t.facts}, ${t.decidedAt}) in (0, 3)`),
    check(
      "problems_objection",
      sql`num_nonnulls(${t.objection}, ${t.objectedBy}, ${t.objectedAt}) in (0, 3)`,
    ),
    check("problems_objection_of_decision", sql`${t.objection} is null or ${t.decidedAt} is not null`),
    check(
      "problems_objection_outcome",
      sql`num_nonnulls(${t.objectionOutcome}, ${t.objectionReason}, ${t.objectionDecidedAt}) in (0, 3)
        and (${t.objectionOutcome} is null or ${t.objection} is not null)`,
    ),
  ],
);

/** What of a parcel a problem is about, and what of it the vendor's latest offer refunds. */
export const problemLines = pgTable(
  "problem_lines",
  {
    problemId: uuid("problem_id")
      .notNull()
      .references(() => problems.id),
    orderItemId: uuid("order_item_id")
      .notNull()
      .references(() => orderItems.id),
    quantity: integer("quantity").notNull(),
    offeredQuantity: integer("offered_quantity").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.problemId, t.orderItemId] }),
    check(
      "problem_lines_quantity",
      sql`${t.quantity} > 0 and ${t.offeredQuantity} between 0 and ${t.quantity}`,
    ),
  ],
);

/** A message of the parcel's conversation as it was when it was attached. */
export type QuotedMessage = {
  messageId: string;
  senderType: "buyer" | "vendor";
  content: string;
  createdAt: string;
};

/** A problem's history: each move, and what was said. Append only but for erased words. */
export const problemEvents = pgTable(
  "problem_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    problemId: uuid("problem_id")
      .notNull()
      .references(() => problems.id),
    /** A move of the life table, `report`, `note`, `object` or `answerObjection`. */
    name: text("name").notNull(),
    actor: text("actor", { enum: problemActors }).notNull(),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** The state that it led to. */
    state: text("state", { enum: problemStates }).notNull(),
    words: text("words").notNull().default(""),
    messages: jsonb("messages").$type<QuotedMessage[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index("problem_events_problem").on(t.problemId, t.id),
    index("problem_events_actor").on(t.actorId),
    check("problem_events_words", sql`char_length(${t.words}) <= ${longest}`),
  ],
);

/** Uploaded for a parcel's problem; without an event until it is sent. The file is named by the id, and leaves with the row. */
export const problemPictures = pgTable(
  "problem_pictures",
  {
    id: id(),
    parcelId: uuid("parcel_id")
      .notNull()
      .references(() => parcels.id),
    uploaderId: uuid("uploader_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: bigint("event_id", { mode: "number" }).references(() => problemEvents.id),
    place: integer("place").notNull().default(0),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("problem_pictures_place").on(t.eventId, t.place),
    index("problem_pictures_uploader").on(t.uploaderId),
    index("problem_pictures_parcel").on(t.parcelId),
    index("problem_pictures_unsent").on(t.createdAt).where(sql`event_id is null`),
    check(
      "problem_pictures_place_in_event",
      sql`${t.place} between 0 and ${sql.raw(String(problemBounds.pictures - 1))}`,
    ),
  ],
);
