import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { countryCode, idSchema, isoTime, lineOfText, linesOfText, pageOf } from "#kernel/schemas.ts";
import { applicationStates, businessTypes, reasonBounds } from "./application-rules.ts";
import { applicationView } from "./shapes.ts";

const [shortestReason, longestReason] = reasonBounds;

const listedVendor = z.object({
  id: idSchema,
  companyName: z.string(),
  country: countryCode,
  businessType: z.enum(businessTypes),
  planType: z.string(),
  state: z.enum(applicationStates),
  isPaused: z.boolean(),
  isSuspended: z.boolean(),
  submittedAt: isoTime,
  waitingHours: z.number().int().describe("Since it was handed in, of one that waits; 0 of others"),
});

const vendorForReview = applicationView.extend({
  city: z.string().nullable(),
  planType: z.string(),
  planExpiresAt: isoTime.nullable(),
  agreedToTermsAt: isoTime,
  waitingHours: z.number().int(),
  suspendedAt: isoTime.nullable(),
  terminatedAt: isoTime.nullable().describe("Since when its contract is ended"),
  openParcelsUntil: isoTime
    .nullable()
    .describe("Of a suspended vendor: what is sold may be dispatched until then"),
  payoutsPausedAt: isoTime.nullable(),
  owner: z.object({ name: z.string(), email: z.string(), language: z.string() }),
});
export type VendorForReview = z.infer<typeof vendorForReview>;

/** The submission being decided on: a decision about an older one is refused. */
const seen = { vendorId: idSchema, submittedAt: isoTime };

/** Administrators' calls about applications. */
export const adminCalls = {
  listVendors: procedure("admin", [], { permission: "vendors.read" })
    .route({
      method: "GET",
      path: "/api/admin/vendors",
      summary: "Vendors by state: those that wait longest first, the others newest first",
      tags: ["Administration"],
    })
    .input(
      z.strictObject({
        state: z.enum(applicationStates).default("waiting"),
        search: lineOfText(120).optional(),
        page: z.coerce.number().int().min(1).max(1_000).default(1),
      }),
    )
    .output(
      pageOf(listedVendor).extend({
        counts: z.object({
          waiting: z.number().int(),
          approved: z.number().int(),
          rejected: z.number().int(),
        }),
      }),
    ),
  getVendorForReview: procedure("admin", ["NOT_FOUND"], { permission: "vendors.read" })
    .route({
      method: "GET",
      path: "/api/admin/vendors/{vendorId}",
      summary: "Everything that a vendor applied with",
      tags: ["Administration"],
    })
    .input(z.strictObject({ vendorId: idSchema }))
    .output(vendorForReview),
  approveVendor: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "vendors.manage" })
    .route({
      method: "POST",
      path: "/api/admin/vendors/{vendorId}/approve",
      summary: "Let a vendor sell; its six free months begin",
      tags: ["Administration"],
    })
    .input(z.strictObject(seen))
    .output(vendorForReview),
  rejectVendor: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "vendors.manage" })
    .route({
      method: "POST",
      path: "/api/admin/vendors/{vendorId}/reject",
      summary: "Turn an application down, with the reason that its owner reads",
      tags: ["Administration"],
    })
    .input(
      z.strictObject({
        ...seen,
        reason: linesOfText(longestReason).min(shortestReason),
      }),
    )
    .output(vendorForReview),
};
