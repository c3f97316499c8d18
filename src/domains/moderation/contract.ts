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

export const moderation = {
  getOverview: procedure("admin")
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
          lateParcels: waiting,
          refunds: waiting,
          payments: waiting.describe("Paid with another amount or currency than their orders cost"),
        }),
        market: z.object({
          vendors: z.number().int(),
          products: z.number().int(),
          countries: z.number().int(),
          orders30d: z.number().int(),
          goods30dCents: cents,
          commission30dCents: cents.describe("After refunds"),
          subsidy30dCents: cents.describe("What the platform paid for free delivery, after refunds"),
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
};
