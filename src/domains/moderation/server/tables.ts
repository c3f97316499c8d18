import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { longestReport, reportKinds, reportReasons, reportStates } from "#domains/moderation/report-rules.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/** What was reported, as it was then: only what the reported side wrote. `messageId` of a review's text is the review's. */
export type Evidence = {
  texts: { messageId: string; content: string; createdAt: string; pictureIds: string[] }[];
};

/** What someone reported to us (R62). Erasing the reported account deletes it, erasing the reporter's removes who it was. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    /** Shown as the reference. */
    number: integer("number").notNull().generatedAlwaysAsIdentity({ startWith: 10_001 }).unique(),
    kind: text("kind", { enum: reportKinds }).notNull(),
    /** The message's, the conversation's or the review's id. */
    subjectId: uuid("subject_id").notNull(),
    reporterId: uuid("reporter_id").references(() => users.id, { onDelete: "set null" }),
    reportedId: uuid("reported_id").references(() => users.id, { onDelete: "cascade" }),
    /** The browser's request id: a repeated request is one report. */
    requestId: uuid("request_id").notNull(),
    reason: text("reason", { enum: reportReasons }).notNull(),
    words: text("words").notNull(),
    evidence: jsonb("evidence").$type<Evidence>().notNull(),
    state: text("state", { enum: reportStates }).notNull().default("open"),
    closeReason: text("close_reason"),
    closedBy: uuid("closed_by").references(() => users.id, { onDelete: "set null" }),
    closedAt: moment("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reports_request").on(t.reporterId, t.requestId),
    uniqueIndex("reports_one_open").on(t.reporterId, t.subjectId).where(sql`state = 'open'`),
    index("reports_queue").on(t.state, t.createdAt, t.id),
    index("reports_reported").on(t.reportedId),
    index("reports_closed_by").on(t.closedBy),
    check(
      "reports_texts",
      sql`char_length(${t.words}) <= ${sql.raw(String(longestReport.words))} and char_length(${t.closeReason}) <= ${sql.raw(String(longestReport.closeReason))}`,
    ),
    check(
      "reports_closed",
      sql`(${t.state} = 'closed') = (${t.closedAt} is not null) and (${t.closedAt} is null) = (${t.closeReason} is null)`,
    ),
  ],
);
