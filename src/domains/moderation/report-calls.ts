import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, linesOfText, pageOf } from "#kernel/schemas.ts";
import { longestReport, reportKinds, reportReasons, reportStates } from "./report-rules.ts";

const state = z.enum(reportStates);
const reason = z.enum(reportReasons);
const person = z.object({ name: z.string(), email: z.string() }).nullable();

const report = z.object({
  id: idSchema,
  reference: z.string(),
  kind: z.enum(reportKinds),
  reason,
  words: z.string(),
  reporter: person.describe("Null once the account is erased"),
  reported: person,
  texts: z
    .array(
      z.object({
        messageId: idSchema,
        content: z.string(),
        createdAt: isoTime,
        pictureIds: z.array(idSchema),
      }),
    )
    .describe("What was reported, as it was then"),
  reviewId: idSchema.nullable().describe("Of a reported review"),
  state,
  closeReason: z.string().nullable(),
  closedAt: isoTime.nullable(),
  createdAt: isoTime,
});
export type Report = z.infer<typeof report>;

export const reportCalls = {
  reportMessages: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "POST",
      path: "/api/reports/messages",
      summary: "Reports what the other side wrote in one's conversation: one message, or the conversation",
      tags: ["Messages"],
    })
    .input(
      z.strictObject({
        conversationId: idSchema,
        messageId: idSchema.optional().describe("Without it, the conversation with its latest ten messages"),
        reason,
        words: linesOfText(longestReport.words).default(""),
        requestId: idSchema.describe("Made by the client: the same report, sent twice, is one"),
      }),
    )
    .output(z.object({ reference: z.string() })),
  reportReview: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "POST",
      path: "/api/reports/reviews",
      summary: "Reports a published review that somebody else wrote",
      tags: ["Reviews"],
    })
    .input(
      z.strictObject({
        reviewId: idSchema,
        reason,
        words: linesOfText(longestReport.words).default(""),
        requestId: idSchema.describe("Made by the client: the same report, sent twice, is one"),
      }),
    )
    .output(z.object({ reference: z.string() })),
  listReports: procedure("admin", [], { permission: "moderation.read" })
    .route({
      method: "GET",
      path: "/api/admin/reports",
      summary: "What was reported: open ones by age, closed ones with the latest first",
      tags: ["Administration"],
    })
    .input(
      z.strictObject({
        state: state.default("open"),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(pageOf(report)),
  closeReport: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "moderation.manage" })
    .route({
      method: "POST",
      path: "/api/admin/reports/{reportId}/close",
      summary: "Closes a report with a reason, which is mailed to the reporter",
      tags: ["Administration"],
    })
    .input(z.strictObject({ reportId: idSchema, closeReason: linesOfText(longestReport.closeReason).min(3) }))
    .output(report),
};
