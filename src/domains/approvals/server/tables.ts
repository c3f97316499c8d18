import { sql } from "drizzle-orm";
import { check, index, json, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  type ApprovalAction,
  type ApprovalFacts,
  approvalReasonBounds,
  approvalStates,
} from "#domains/approvals/approval-rules.ts";
import type { AuditSubject } from "#domains/audit/actions.ts";
import { users } from "#domains/auth/server/tables.ts";
import { id, moment, usdCents } from "#platform/db/columns.ts";

/** What one administrator asked for and another decides about. */
export const approvals = pgTable(
  "approvals",
  {
    id: id(),
    action: text("action").$type<ApprovalAction>().notNull(),
    subjectKind: text("subject_kind").$type<AuditSubject>().notNull(),
    subjectId: text("subject_id").notNull(),
    /** Whose data it is, where it is a person's. */
    ownerId: uuid("owner_id"),
    amountCents: usdCents("amount_usd"),
    facts: jsonb("facts").$type<ApprovalFacts>().notNull().default({}),
    /** What the action is called with, until it is decided; as text, because the order of its fields counts (`hashRequest`). */
    input: json("input").$type<object>(),
    reason: text("reason").notNull(),
    /** The request's id: sent twice, it is one. */
    requestId: uuid("request_id").notNull().unique(),
    /** Null once the account is erased. */
    requestedBy: uuid("requested_by").references(() => users.id, { onDelete: "set null" }),
    requestedAt: moment("requested_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    state: text("state", { enum: approvalStates }).notNull().default("waiting"),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: moment("decided_at"),
    decisionReason: text("decision_reason"),
  },
  (t) => [
    // One request about a thing at a time; what is overdue is marked so before another is written.
    uniqueIndex("approvals_one_waiting")
      .on(t.action, t.subjectKind, t.subjectId)
      .where(sql`state = 'waiting'`),
    index("approvals_waiting").on(t.requestedAt, t.id).where(sql`state = 'waiting'`),
    index("approvals_time").on(t.requestedAt.desc().nullsFirst(), t.id),
    index("approvals_requested_by").on(t.requestedBy),
    index("approvals_decided_by").on(t.decidedBy),
    check(
      "approvals_two_people",
      sql`${t.state} not in ('approved', 'declined') or ${t.decidedBy} <> ${t.requestedBy}`,
    ),
    check("approvals_decided", sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`),
    check("approvals_input", sql`(${t.state} = 'waiting') = (${t.input} is not null)`),
    check(
      "approvals_texts",
      sql`char_length(${t.reason}) <= ${sql.raw(String(approvalReasonBounds[1]))} and char_length(${t.decisionReason}) <= ${sql.raw(String(approvalReasonBounds[1]))}`,
    ),
  ],
);
