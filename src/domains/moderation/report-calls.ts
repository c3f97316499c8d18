import * as z from "zod";
import { allRules, factsBounds } from "#domains/decisions/decision-rules.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, linesOfText, streamedFile } from "#kernel/schemas.ts";
import {
  longestReport,
  measures,
  reportKinds,
  reportLists,
  reportOutcomes,
  reportReasons,
  reportStates,
} from "./report-rules.ts";
import { transparencyPeriod, transparencyReport } from "./transparency.ts";

const reason = z.enum(reportReasons);
const kind = z.enum(reportKinds);
const outcome = z.enum(reportOutcomes).nullable().describe("Null while it is open");
const objectionOutcome = z.enum(["upheld", "reversed"]).nullable();
const person = z.object({ name: z.string(), email: z.string() }).nullable();

const summary = z.object({
  id: idSchema,
  reference: z.string(),
  kind,
  reason,
  title: z.string().describe("Of the thing, as it was; the beginning of a message"),
  state: z.enum(reportStates),
  outcome,
  isSuspected: z.boolean().describe("Whether a program filled in the hidden field"),
  takenBy: z.string().nullable().describe("The administrator who works on it"),
  isMine: z.boolean(),
  otherCount: z.number().int().describe("Other open reports of the same thing"),
  hasObjection: z.boolean().describe("Of the reporter, which waits"),
  createdAt: isoTime,
  closedAt: isoTime.nullable(),
});
export type ReportSummary = z.infer<typeof summary>;

const copy = z.object({
  title: z.string().nullable(),
  texts: z.array(
    z.object({
      messageId: idSchema.describe("The message's, or the thing's"),
      content: z.string(),
      createdAt: isoTime,
      pictureIds: z.array(idSchema),
    }),
  ),
  pictureUrls: z.array(z.string()),
});
export type ReportedThing = z.infer<typeof copy>;

const report = summary.extend({
  words: z.string(),
  reporter: person.describe("Null once it is not known any more"),
  hasAccount: z.boolean(),
  reported: z.object({ name: z.string(), email: z.string(), language: z.string() }).nullable(),
  subjectId: idSchema,
  atReport: copy.describe("What was reported, as it was then"),
  now: z.object({
    state: z
      .enum(["shown", "hidden", "gone", "copy"])
      .describe("`copy`: a message, of which only the copy is read"),
    thing: copy.nullable(),
    version: z.number().int().nullable().describe("Of a review"),
    vendorId: idSchema.nullable().describe("The vendor that could be suspended"),
  }),
  takenAt: isoTime.nullable(),
  answer: z.string().nullable().describe("What the reporter was told"),
  closedBy: z.string().nullable(),
  objection: z.string().nullable(),
  objectedAt: isoTime.nullable(),
  objectionOutcome,
  objectionAnswer: z.string().nullable(),
  mayAnswer: z
    .boolean()
    .describe("Whether the caller may answer an objection: another one must, where there is one"),
  others: z
    .array(z.object({ id: idSchema, reference: z.string(), reason, words: z.string(), createdAt: isoTime }))
    .describe("Other open reports of the thing, decided with this one"),
});
export type Report = z.infer<typeof report>;

const [shortestFacts, longestFacts] = factsBounds;
const answer = linesOfText(longestReport.closeReason).min(3).describe("The reporter reads it");
const measure = {
  measure: z.enum(measures).optional().describe("Without one, nothing is done"),
  rule: z.enum(allRules).optional(),
  facts: linesOfText(longestFacts).min(shortestFacts).optional().describe("The person concerned reads it"),
  version: z.number().int().min(1).max(1_000_000).optional().describe("Of the review as it was read"),
  messageId: idSchema.optional().describe("Of a conversation: the message to remove"),
  openParcelsUntil: isoTime.optional().describe("Of a suspension: at most 60 days from now"),
};
const administration = ["Administration"];
const one = z.strictObject({ reportId: idSchema });

/** For administrators. */
export const reportCalls = {
  listReports: procedure("admin", [], { permission: "moderation.read" })
    .route({
      method: "GET",
      path: "/api/admin/reports",
      summary: "What was reported: open ones by age, closed ones with the latest first",
      tags: administration,
    })
    .input(
      z.strictObject({
        list: z.enum(reportLists).default("open"),
        kind: kind.optional(),
        days: z.coerce.number().int().min(1).max(365).optional().describe("At least so many days old"),
        cursor: z
          .string()
          .regex(/^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
          .optional(),
      }),
    )
    .output(z.object({ items: z.array(summary), next: z.string().nullable() })),
  getReport: procedure("admin", ["NOT_FOUND"], { permission: "moderation.read" })
    .route({
      method: "GET",
      path: "/api/admin/reports/{reportId}",
      summary: "A report and what it is about",
      tags: administration,
    })
    .input(one)
    .output(report),
  takeReport: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "moderation.manage" })
    .route({
      method: "POST",
      path: "/api/admin/reports/{reportId}/take",
      summary: "Takes a report",
      tags: administration,
    })
    .input(one)
    .output(report),
  releaseReport: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "moderation.manage" })
    .route({
      method: "POST",
      path: "/api/admin/reports/{reportId}/release",
      summary: "Gives a report back",
      tags: administration,
    })
    .input(one)
    .output(report),
  decideReport: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "moderation.manage" })
    .route({
      method: "POST",
      path: "/api/admin/reports/{reportId}/decide",
      summary: "Decides a report that one has taken",
      tags: administration,
    })
    .input(one.extend({ answer, ...measure }))
    .output(report),
  answerReportObjection: procedure("admin", ["NOT_FOUND", "CONFLICT", "SAME_PERSON"], {
    permission: "moderation.manage",
  })
    .route({
      method: "POST",
      path: "/api/admin/reports/{reportId}/objection",
      summary: "Answers a reporter's objection",
      tags: administration,
    })
    .input(one.extend({ answer, ...measure }))
    .output(report),
  getTransparencyReport: procedure("admin", [], { permission: "moderation.read" })
    .route({
      method: "GET",
      path: "/api/admin/transparency",
      summary: "Numbers of reports and decisions in a period",
      tags: administration,
    })
    .input(transparencyPeriod)
    .output(transparencyReport),
  exportTransparencyReport: procedure("admin", [], { permission: "moderation.read" })
    .route({
      method: "GET",
      path: "/api/admin/transparency/export",
      summary: "The same numbers as CSV",
      tags: administration,
    })
    .input(transparencyPeriod)
    .output(streamedFile),
};
