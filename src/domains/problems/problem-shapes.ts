import * as z from "zod";
import { cents, idSchema, isoTime, lineOfText, linesOfText } from "#kernel/schemas.ts";
import {
  escalationCauses,
  problemActors,
  problemBounds,
  problemKinds,
  problemMoveNames,
  problemOutcomes,
  problemRules,
  problemStates,
  solutions,
} from "./problem-life.ts";

const [shortest, longest] = problemBounds.report;

/** What a side may say with a step. */
export const someWords = linesOfText(problemBounds.words[1]).default("");
export const neededWords = linesOfText(problemBounds.words[1]).min(problemBounds.words[0]);

export const problemSummary = z.object({
  id: idSchema,
  orderId: idSchema,
  orderNumber: z.number().int(),
  parcelId: idSchema,
  vendorId: idSchema,
  companyName: z.string(),
  buyerName: z.string(),
  kind: z.enum(problemKinds),
  wish: z.enum(solutions),
  state: z.enum(problemStates),
  outcome: z.enum(problemOutcomes).nullable().describe("How it ended; null while it is open"),
  cause: z.enum(escalationCauses).nullable().describe("Why it came to the administrators"),
  owner: z.enum(["buyer", "vendor", "admin", "bank"]).nullable().describe("Who must act next"),
  dueAt: isoTime.nullable().describe("Until when; null while a bank decides, and once it ended"),
  isLate: z.boolean(),
  hasObjection: z.boolean().describe("Whether an objection to the decision waits for an administrator"),
  createdAt: isoTime,
  endedAt: isoTime.nullable(),
});

const eventNames = [...problemMoveNames, "report", "note", "object", "answerObjection"] as const;

const event = z.object({
  name: z.enum(eventNames),
  actor: z.enum(problemActors),
  state: z.enum(problemStates).describe("The state that it led to"),
  words: z.string(),
  messages: z
    .array(
      z.object({
        messageId: idSchema,
        senderType: z.enum(["buyer", "vendor"]),
        content: z.string(),
        createdAt: isoTime,
      }),
    )
    .describe("Of the parcel's conversation, as they were then"),
  pictures: z
    .array(z.object({ id: idSchema, width: z.number().int(), height: z.number().int() }))
    .describe(
      "Of each, both sides and administrators get /storage/v1/problems/pictures/{id}-{width}.{avif|webp}",
    ),
  at: isoTime,
});

export const problemDetail = problemSummary.extend({
  offer: z.enum(solutions).nullable(),
  offeredShippingCents: cents,
  returnTo: z.string().nullable().describe("Where the buyer sends a return"),
  returnCarrier: z.string().nullable(),
  returnTrackingNumber: z.string().nullable(),
  replacementCarrier: z.string().nullable(),
  replacementTrackingNumber: z.string().nullable(),
  refundedCents: cents.describe("What the problem's refund gave back"),
  isBorneByPlatform: z.boolean(),
  lines: z.array(
    z.object({
      lineId: idSchema,
      name: z.string(),
      imageUrl: z.string(),
      unitPriceCents: cents,
      quantity: z.number().int().describe("What is reported of it"),
      leftQuantity: z.number().int().describe("What of the line is not refunded yet"),
      offeredQuantity: z.number().int().describe("What the offer refunds of it"),
    }),
  ),
  events: z.array(event),
  decision: z
    .object({
      rule: z.enum(problemRules),
      facts: z.string(),
      decidedAt: isoTime,
      decidedBy: z.string().nullable().describe("The administrator's name, for administrators"),
      objection: z.string().nullable(),
      objectedBy: z.enum(["buyer", "vendor"]).nullable(),
      objectionOutcome: z.enum(["upheld", "reversed"]).nullable(),
      objectionReason: z.string().nullable(),
    })
    .nullable()
    .describe("An administrator's statement of reasons"),
  canObject: z.boolean(),
});

export const unitsInput = z
  .array(z.strictObject({ lineId: idSchema, quantity: z.number().int().min(1).max(10_000) }))
  .max(100);
const pictureIds = z.array(idSchema).max(problemBounds.pictures).default([]);
export const tracking = {
  carrier: lineOfText(60).pipe(z.string().min(2)),
  trackingNumber: lineOfText(60).pipe(z.string().min(3)),
};

export const reportInput = z.strictObject({
  parcelId: idSchema,
  requestId: idSchema.describe("Made by the asking side: the same request, sent twice, is one problem"),
  kind: z.enum(problemKinds),
  wish: z.enum(solutions),
  lines: unitsInput.describe("Which units; ignored for a parcel that did not come"),
  isUnopened: z.boolean().default(false).describe("Needed for a changed mind"),
  words: linesOfText(longest).min(shortest),
  pictureIds: pictureIds.describe("Uploaded before to /storage/v1/problems/{parcelId}/pictures"),
});

export const offerInput = z.strictObject({
  problemId: idSchema,
  offer: z.enum(solutions),
  lines: unitsInput.describe("What a refund gives back, of what was reported; empty for another solution"),
  shippingCents: z.number().int().min(0).max(100_000_000).default(0).describe("Of the delivery price"),
  returnTo: linesOfText(problemBounds.returnTo[1]).min(problemBounds.returnTo[0]).optional(),
  pictureIds: pictureIds.describe(
    "Uploaded before; a return needs its prepaid label's unless the buyer changed their mind",
  ),
  words: neededWords,
});

export const noteInput = z.strictObject({
  problemId: idSchema,
  words: linesOfText(problemBounds.words[1]).describe("May be empty if there are pictures or messages"),
  pictureIds,
  messageIds: z
    .array(idSchema)
    .max(problemBounds.messages)
    .default([])
    .describe("Of the parcel's conversation; copied as they are"),
});

export const cursor = z
  .string()
  .regex(/^(\d{1,15}|none)_[0-9a-f-]{36}$/)
  .pipe(z.string().refine((text) => idSchema.safeParse(text.split("_")[1]).success))
  .optional()
  .describe("`next` of the page before");
