import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, lineOfText, nothing } from "#kernel/schemas.ts";
import { shippingRates } from "./shapes.ts";
import { ratesReasonBounds } from "./shop-rules.ts";

const tags = ["Administration"];
const [shortest, longest] = ratesReasonBounds;

const waitingRates = z.object({
  vendorId: idSchema,
  companyName: z.string(),
  submittedAt: isoTime,
  present: shippingRates,
  wanted: shippingRates,
});
export type WaitingRates = z.infer<typeof waitingRates>;

/** The rates being decided on: a decision about older ones is refused. */
const seen = { vendorId: idSchema, submittedAt: isoTime };

/** Administrators' calls about delivery rates above the market's (R54). */
export const rateCalls = {
  listWaitingRates: procedure("admin", [], { permission: "vendors.read" })
    .route({
      method: "GET",
      path: "/api/admin/shipping-rates",
      summary: "Delivery rates that wait to be accepted, the longest waiting first; at most 50",
      tags,
    })
    .input(nothing)
    .output(
      z.object({
        items: z.array(waitingRates),
        total: z.number().int(),
        market: z
          .object({ rates: shippingRates, shareBasisPoints: z.number().int() })
          .nullable()
          .describe("The rates that this share of the vendors doesn't exceed; null while there are too few"),
      }),
    ),
  acceptWaitingRates: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "vendors.manage" })
    .route({
      method: "POST",
      path: "/api/admin/shipping-rates/{vendorId}/accept",
      summary: "Let a vendor's waiting delivery rates count",
      tags,
    })
    .input(z.strictObject(seen))
    .output(z.object({})),
  declineWaitingRates: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "vendors.manage" })
    .route({
      method: "POST",
      path: "/api/admin/shipping-rates/{vendorId}/decline",
      summary: "Leave a vendor's present delivery rates in force, with the reason that it reads",
      tags,
    })
    .input(z.strictObject({ ...seen, reason: lineOfText(longest).min(shortest) }))
    .output(z.object({})),
};
