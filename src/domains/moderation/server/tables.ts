import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { decisions } from "#domains/decisions/server/tables.ts";
import {
  longestReport,
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportStates,
} from "#domains/moderation/report-rules.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/**
 * What was reported, as it was then: only what the reported side wrote. `messageId` of another text than a message's is the
 * reported thing's; `pictureUrls` are the pictures that anybody could see.
 */
export type Evidence = {
  title?: string;
  texts: { messageId: string; content: string; createdAt: string; pictureIds: string[] }[];
  pictureUrls?: string[];
};

/**
 * What someone reported to us (R62), with an account or without one. Erasing the reported account deletes it, erasing the
 * reporter's removes who it was.
 */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    /** Shown as the reference. */
    number: integer("number").notNull().generatedAlwaysAsIdentity({ startWith: 10_001 }).unique(),
    /**
     * Shown instead to a visitor, and random: the next number would show whether another person's address has reported a thing
     * before.
     */
    visitorNumber: integer("visitor_number").unique(),
    kind: text("kind", { enum: reportKinds }).notNull(),
    /** The id of the message, conversation, review, product or vendor. */
    subjectId: uuid("subject_id").notNull(),
    reporterId: uuid("reporter_id").references(() => users.id, { onDelete: "set null" }),
    /** Of who has no account: deleted when the term for it is over (R66). The address is in lower case. */
    reporterName: text("reporter_name"),
    reporterEmail: text("reporter_email"),
    reporterLanguage: text("reporter_language"),
    /** The hidden field was filled in: closed from the start, by no one, never mailed, deleted after 30 days. */
    isSuspected: boolean("is_suspected").notNull().default(false),
    reportedId: uuid("reported_id").references(() => users.id, { onDelete: "cascade" }),
    /** The browser's request id: a repeated request is one report. */
    requestId: uuid("request_id").notNull(),
    reason: text("reason", { enum: reportReasons }).notNull(),
    words: text("words").notNull(),
    evidence: jsonb("evidence").$type<Evidence>().notNull(),
    state: text("state", { enum: reportStates }).notNull().default("open"),
    /** The administrator who works on it, and on all open reports of the same thing. */
    takenBy: uuid("taken_by").references(() => users.id, { onDelete: "set null" }),
    takenAt: moment("taken_at"),
    /** What was decided; null of those from before outcomes were recorded, on which nothing was done here. */
    outcome: text("outcome", { enum: reportOutcomes }),
    /** What was done about it: the statement of reasons. */
    decisionId: uuid("decision_id").references(() => decisions.id, { onDelete: "set null" }),
    /** What the reporter is told. */
    closeReason: text("close_reason"),
    closedBy: uuid("closed_by").references(() => users.id, { onDelete: "set null" }),
    closedAt: moment("closed_at"),
    /** What the reporter says against it when nothing was done; once. Who has no account does so by a mailed link. */
    objectionTokenHash: text("objection_token_hash").unique(),
    objection: text("objection"),
    objectedAt: moment("objected_at"),
    objectionOutcome: text("objection_outcome", { enum: ["upheld", "reversed"] }),
    objectionReason: text("objection_reason"),
    objectionBy: uuid("objection_by").references(() => users.id, { onDelete: "set null" }),
    objectionAt: moment("objection_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reports_request").on(t.reporterId, t.requestId),
    uniqueIndex("reports_one_open").on(t.reporterId, t.subjectId).where(sql`state = 'open'`),
    uniqueIndex("reports_visitor_request").on(t.reporterEmail, t.requestId),
    uniqueIndex("reports_visitor_one_open").on(t.reporterEmail, t.subjectId).where(sql`state = 'open'`),
    index("reports_open_subject").on(t.subjectId).where(sql`state = 'open'`),
    index("reports_objections")
      .on(t.objectedAt)
      .where(sql`objected_at is not null and objection_outcome is null`),
    index("reports_decision").on(t.decisionId),
    index("reports_taken_by").on(t.takenBy),
    index("reports_objection_by").on(t.objectionBy),
    index("reports_queue").on(t.state, t.createdAt, t.id),
    index("reports_reported").on(t.reportedId),
    index("reports_closed_by").on(t.closedBy),
    check(
      "reports_texts",
      sql`char_length(${t.words}) <= ${sql.raw(String(longestReport.words))} and char_length(${t.closeReason}) <= ${sql.raw(String(longestReport.closeReason))}`,
    ),
    check(
      "reports_visitor",
      sql`num_nonnulls(${t.reporterName}, ${t.reporterEmail}, ${t.reporterLanguage}) in (0, 3) and num_nonnulls(${t.reporterId}, ${t.reporterEmail}) <= 1`,
    ),
    check("reports_outcome", sql`${t.outcome} is null or ${t.state} = 'closed'`),
    check(
      "reports_objection",
      sql`(${t.objection} is null) = (${t.objectedAt} is null) and (${t.objection} is null or ${t.state} = 'closed')`,
    ),
    check(
      "reports_objection_outcome",
      sql`num_nonnulls(${t.objectionOutcome}, ${t.objectionReason}, ${t.objectionAt}) in (0, 3) and (${t.objectionOutcome} is null or ${t.objection} is not null)`,
    ),
    check(
      "reports_closed",
      sql`(${t.state} = 'closed') = (${t.closedAt} is not null) and (${t.closedAt} is null) = (${t.closeReason} is null)`,
    ),
  ],
);
