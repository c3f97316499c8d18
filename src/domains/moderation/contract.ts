import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, nothing, pageOf } from "#kernel/schemas.ts";
import { reportCalls } from "./report-calls.ts";

const waiting = z.object({
  count: z.number().int(),
  oldestHours: z
    .number()
    .int()
    .nullable()
    .describe("For how long the oldest has waited; null where none waits"),
});

const deadLetter = z.object({
  id: idSchema,
  job: z.string().describe("The job's name in the queue"),
  reference: z.string().describe("The ids that it is about; empty if none"),
  attempts: z.number().int(),
  reason: z.string().describe("Why the last attempt failed, in the words of the machine"),
  createdAt: isoTime,
  givenUpAt: isoTime,
});

export const moderation = {
  getOverview: procedure("admin", [], { permission: "market.read" })
    .route({
      method: "GET",
      path: "/api/admin/overview",
      summary: "What waits for an administrator, and how the market stands",
      tags: ["Administration"],
    })
    .input(nothing)
    .output(
      z.object({
        waiting: z.object({
          vendors: waiting,
          products: waiting,
          revisions: waiting,
          rates: waiting.describe("Delivery rates far above the market's"),
          lateParcels: waiting,
          refunds: waiting,
          payments: waiting.describe("Paid with another amount or currency than their orders cost"),
          disputes: waiting.describe("Not answered yet"),
          outsideRefunds: waiting.describe("Made at the card provider and not assigned yet"),
          deadLetters: waiting,
        }),
        market: z.object({
          vendors: z.number().int(),
          products: z.number().int(),
          countries: z.number().int(),
          orders30d: z.number().int(),
          goods30dCents: cents,
          commission30dCents: cents.describe("After refunds"),
          subsidy30dCents: cents.describe("What the platform paid for free delivery, after refunds"),
          losses30dCents: cents.describe("What the platform bore of disputes and refunds, with their fees"),
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
        /** Null before the first run. */
        reconciliation: z
          .object({ ranAt: isoTime, checkedCount: z.number().int(), differenceCount: z.number().int() })
          .nullable(),
      }),
    ),
  listDeadLetters: procedure("admin", [], { permission: "jobs.read" })
    .route({
      method: "GET",
      path: "/api/admin/jobs",
      summary: "Background jobs that were given up in the last 30 days, the latest first",
      tags: ["Administration"],
    })
    .input(z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }))
    .output(pageOf(deadLetter)),

  retryDeadLetters: procedure("admin", [], { permission: "jobs.manage" })
    .route({
      method: "POST",
      path: "/api/admin/jobs/retry",
      summary: "Puts given-up jobs back into their queues; one that was retried before is skipped",
      tags: ["Administration"],
    })
    .input(z.strictObject({ jobIds: z.array(idSchema).min(1).max(100) }))
    .output(z.object({ retried: z.number().int() })),
  ...reportCalls,
};
