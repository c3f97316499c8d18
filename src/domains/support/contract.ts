import * as z from "zod";
import { languages } from "#kernel/languages.ts";
import { procedure } from "#kernel/procedure.ts";
import {
  emailAddress,
  idSchema,
  isoTime,
  lineOfText,
  linesOfText,
  nothing,
  pageOf,
} from "#kernel/schemas.ts";
import { helpQuestions } from "./help-topics.ts";
import { inquiryStates, longest } from "./inquiry-rules.ts";

const state = z.enum(inquiryStates);
const message = linesOfText(longest.message).min(1);
const requestId = idSchema.describe("Made by the client: the same text, sent twice, is one");

const inquirySummary = z.object({
  id: idSchema,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  state,
  isMember: z.boolean().describe("Whether the sender was signed in"),
  isSuspected: z.boolean().describe("Whether a program filled in the hidden field"),
  isPriority: z.boolean().describe("From the team of a vendor whose plan has priority support"),
  answerBy: isoTime.nullable().describe("As its sender's plan promises it; null unless it is open"),
  isLate: z.boolean(),
  createdAt: isoTime,
  changedAt: isoTime,
});
export type InquirySummary = z.infer<typeof inquirySummary>;

const inquiry = inquirySummary.extend({
  language: z.string(),
  messages: z.array(
    z.object({
      id: idSchema,
      author: z.enum(["sender", "support"]),
      authorName: z
        .string()
        .nullable()
        .describe("The administrator who answered; null once their account is gone"),
      text: z.string(),
      createdAt: isoTime,
    }),
  ),
});
export type Inquiry = z.infer<typeof inquiry>;

const helpRating = z.object({
  question: z.string().describe("Its name, as in /help#name"),
  language: z.string(),
  helpful: z.number().int(),
  unhelpful: z.number().int(),
});
export type HelpRating = z.infer<typeof helpRating>;

const tags = ["Administration"];
const one = z.strictObject({ inquiryId: idSchema });

export const support = {
  sendInquiry: procedure("visitor", ["CONFLICT"])
    .route({
      method: "POST",
      path: "/api/support/inquiries",
      summary: "Writes to support; the sender gets a mail with the reference",
      tags: ["Support"],
    })
    .input(
      z.strictObject({
        requestId,
        name: lineOfText(longest.name).min(1),
        email: emailAddress,
        subject: lineOfText(longest.subject).min(1),
        message,
        trap: z.string().max(200).default("").describe("Hidden from people: left empty"),
      }),
    )
    .output(z.object({ reference: z.string() })),
  rateAnswer: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/support/help-ratings",
      summary: "Counts an answer of the help as helpful or not; nothing is stored of who said so",
      tags: ["Support"],
    })
    .input(
      z.strictObject({
        question: z.enum(helpQuestions as [string, ...string[]]),
        language: z.enum(languages),
        isHelpful: z.boolean(),
      }),
    )
    .output(z.object({})),
  listHelpRatings: procedure("admin", [], { permission: "support.read" })
    .route({
      method: "GET",
      path: "/api/admin/help-ratings",
      summary: "Answers of the help by how often they did not help in the last 90 days; at most 50",
      tags,
    })
    .input(nothing)
    .output(z.object({ items: z.array(helpRating) })),
  listInquiries: procedure("admin", [], { permission: "support.read" })
    .route({
      method: "GET",
      path: "/api/admin/inquiries",
      summary:
        "Messages to support: open ones by when they are to be answered, others with the latest change first",
      tags,
    })
    .input(
      z.strictObject({
        state: state.default("open"),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(pageOf(inquirySummary)),
  getInquiry: procedure("admin", ["NOT_FOUND"], { permission: "support.read" })
    .route({
      method: "GET",
      path: "/api/admin/inquiries/{inquiryId}",
      summary: "A message to support with its answers",
      tags,
    })
    .input(one)
    .output(inquiry),
  answerInquiry: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "support.manage" })
    .route({
      method: "POST",
      path: "/api/admin/inquiries/{inquiryId}/answer",
      summary: "Mails an answer to the sender, in the thread of the first mail",
      tags,
    })
    .input(one.extend({ requestId, message }))
    .output(inquiry),
  closeInquiry: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "support.manage" })
    .route({
      method: "POST",
      path: "/api/admin/inquiries/{inquiryId}/close",
      summary: "Closes a message to support; nothing is mailed",
      tags,
    })
    .input(one)
    .output(inquiry),
  reopenInquiry: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "support.manage" })
    .route({
      method: "POST",
      path: "/api/admin/inquiries/{inquiryId}/reopen",
      summary: "Opens a closed message to support again",
      tags,
    })
    .input(one)
    .output(inquiry),
};
