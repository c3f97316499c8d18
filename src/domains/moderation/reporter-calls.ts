import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { emailAddress, idSchema, isoTime, lineOfText, linesOfText, nothing } from "#kernel/schemas.ts";
import {
  longestReport,
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportStates,
  shortestObjection,
  shortestWords,
} from "./report-rules.ts";

const reason = z.enum(reportReasons);
const kind = z.enum(reportKinds);
const outcome = z.enum(reportOutcomes).nullable().describe("Null while it is open");
const objectionOutcome = z.enum(["upheld", "reversed"]).nullable();
const requestId = idSchema.describe("Made by the client: the same report, sent twice, is one");

/** As its reporter sees it. */
const ownReport = z.object({
  id: idSchema,
  reference: z.string(),
  kind,
  reason,
  title: z.string().nullable(),
  words: z.string(),
  state: z.enum(reportStates),
  outcome,
  answer: z.string().nullable(),
  objection: z.string().nullable(),
  objectionOutcome,
  objectionAnswer: z.string().nullable(),
  canObject: z.boolean(),
  createdAt: isoTime,
  closedAt: isoTime.nullable(),
});
export type OwnReport = z.infer<typeof ownReport>;

/** What is said about a thing that anybody can see. */
const publicReport = {
  reason,
  words: linesOfText(longestReport.words).min(shortestWords),
  name: lineOfText(longestReport.name).min(1).optional().describe("Of a visitor: needed to answer"),
  email: emailAddress.optional().describe("Of a visitor: needed to answer"),
  trap: z.string().max(200).default("").describe("Hidden from people: left empty"),
  requestId,
};
const sent = z.object({ reference: z.string() });

const objection = linesOfText(longestReport.objection).min(shortestObjection);
const token = z.string().min(1).max(100);

const one = z.strictObject({ reportId: idSchema });

/** For who reports something, with an account or without one. */
export const reporterCalls = {
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
        requestId,
      }),
    )
    .output(sent),
  reportReview: procedure("visitor", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "POST",
      path: "/api/reports/reviews",
      summary: "Reports a published review",
      tags: ["Reviews"],
    })
    .input(z.strictObject({ reviewId: idSchema, ...publicReport }))
    .output(sent),
  reportProduct: procedure("visitor", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "POST",
      path: "/api/reports/products",
      summary: "Reports a product that is on sale",
      tags: ["Catalogue"],
    })
    .input(z.strictObject({ productId: idSchema, ...publicReport }))
    .output(sent),
  reportVendor: procedure("visitor", ["NOT_FOUND", "CONFLICT"])
    .route({ method: "POST", path: "/api/reports/vendors", summary: "Reports a vendor", tags: ["Vendors"] })
    .input(z.strictObject({ vendorId: idSchema, ...publicReport }))
    .output(sent),
  listOwnReports: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/reports",
      summary: "One's own reports, the latest 50",
      tags: ["Account"],
    })
    .input(nothing)
    .output(z.object({ items: z.array(ownReport) })),
  objectToReport: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "POST",
      path: "/api/reports/{reportId}/object",
      summary: "Objects to what was decided",
      tags: ["Account"],
    })
    .input(one.extend({ objection }))
    .output(nothing),
  getReportByLink: procedure("visitor", ["NOT_FOUND"])
    .route({
      method: "POST",
      path: "/api/report-links",
      summary: "A visitor's report, by its link",
      tags: ["Support"],
    })
    .input(z.strictObject({ token }))
    .output(ownReport),
  objectByLink: procedure("visitor", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "POST",
      path: "/api/report-links/object",
      summary: "Objects to what was decided, by the link",
      tags: ["Support"],
    })
    .input(z.strictObject({ token, objection }))
    .output(nothing),
};
