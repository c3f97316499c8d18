import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, nothing } from "#kernel/schemas.ts";

const waiting = z.object({
  count: z.number().int(),
  oldestHours: z
    .number()
    .int()
    .nullable()
    .describe("For how long the oldest has waited; null where none waits"),
});

const period = z.object({
  from: z.iso.date().describe("The first day, UTC"),
  to: z.iso.date().describe("The last day"),
  orders: z.number().int().describe("Paid and not cancelled"),
  cancelled: z.number().int().describe("Paid, then cancelled"),
  grossCents: cents.describe("Goods as they were ordered and paid"),
  refundedCents: cents.describe(
    "Goods of these orders that were refunded since, cancelled parcels among them",
  ),
  goodsCents: cents.describe("What remains"),
  commissionCents: cents.describe("After refunds"),
  subsidyCents: cents.describe("What the platform pays for free delivery, after refunds"),
  cardFeesCents: cents.describe("What the card provider takes of these payments, by the settings"),
  lossesCents: cents.describe("Disputes and refunds that the platform bore in these days, with their fees"),
  earnedCents: cents.describe("Commission less delivery, card fees and losses; below zero if it cost money"),
});
export type OverviewPeriod = z.infer<typeof period>;

const lag = z.object({
  count: z.number().int(),
  oldestSeconds: z.number().int().nullable().describe("Since when the oldest waits; null where none does"),
});

const health = z.object({
  jobs: lag.extend({ failing: z.number().int().describe("Failed at least once, and tried again") }),
  deadLetters: z.number().int(),
  webhooks: lag.describe("Events of the card provider that were received and not processed yet"),
  mail: lag.describe("Mails and text messages that were not sent yet"),
  invariants: z
    .object({ ranAt: isoTime, brokenCount: z.number().int() })
    .nullable()
    .describe("Null before the first run"),
  reconciliation: z
    .object({ ranAt: isoTime, checkedCount: z.number().int(), differenceCount: z.number().int() })
    .nullable()
    .describe("Null before the first run"),
});
export type MarketHealth = z.infer<typeof health>;

/** The administrators' first screen. */
export const overviewCalls = {
  getOverview: procedure("admin", [], { permission: "market.read" })
    .route({
      method: "GET",
      path: "/api/admin/overview",
      summary: "What waits for an administrator, how the market stands, and whether the machinery works",
      tags: ["Administration"],
    })
    .input(nothing)
    .output(
      z.object({
        waiting: z.object({
          vendors: waiting,
          products: waiting,
          revisions: waiting,
          checks: waiting.describe("Edits of trusted vendors that are looked at afterwards"),
          rates: waiting.describe("Delivery rates far above the market's"),
          reports: waiting,
          objections: waiting.describe("Vendors' objections against decisions"),
          banObjections: waiting.describe("Banned people's objections"),
          approvals: waiting.describe("Actions that wait for a second administrator"),
          reviews: waiting.describe("Reviews that wait for a decision"),
          inquiries: waiting.describe("Support threads that nobody answered yet"),
          lateParcels: waiting,
          refunds: waiting,
          payments: waiting.describe("Paid with another amount or currency than their orders cost"),
          problems: waiting.describe("With parcels, which an administrator decides"),
          disputes: waiting.describe("Not answered yet"),
          outsideRefunds: waiting.describe("Made at the card provider and not assigned yet"),
          deadLetters: waiting,
        }),
        market: z.object({
          recent: period.describe("The last 30 days, today included"),
          before: period.describe("The 30 days before them"),
        }),
        /** At most 20, the oldest first. */
        mismatches: z.array(
          z.object({
            orderId: idSchema,
            orderNumber: z.number().int(),
            totalCents: cents,
            paidInstead: z.string().describe("Amount and currency"),
            paymentId: z.string().nullable().describe("The payment's id at the card provider"),
          }),
        ),
        health,
      }),
    ),
};
