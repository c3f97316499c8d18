import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { countryCode, idSchema, isoTime, lineOfText, linesOfText } from "#kernel/schemas.ts";
import { businessTypes, reasonBounds } from "./application-rules.ts";
import { applicationView } from "./shapes.ts";
import { listedPlans, vendorAges, vendorSorts, vendorStates } from "./vendor-states.ts";

const [shortestReason, longestReason] = reasonBounds;

const listedVendor = z.object({
  id: idSchema,
  companyName: z.string(),
  email: z.string().describe("Its owner's"),
  country: countryCode,
  businessType: z.enum(businessTypes),
  planType: z.string(),
  state: z.enum(vendorStates),
  isPaused: z.boolean().describe("Hidden for its plan"),
  arePayoutsPaused: z.boolean(),
  isTraderStated: z.boolean().describe("Whether it has stated who sells (R63)"),
  submittedAt: isoTime,
  waitingHours: z.number().int().describe("Since it was submitted, of one that waits; 0 of others"),
});
export type ListedVendor = z.infer<typeof listedVendor>;

const vendorsInput = z.strictObject({
  state: z.enum(vendorStates).optional(),
  plan: z.enum(listedPlans).optional(),
  country: countryCode.optional(),
  age: z.enum(vendorAges).optional().describe("How long ago the application was submitted"),
  search: lineOfText(120).optional(),
  sort: z.enum(vendorSorts).default("newest"),
  after: idSchema.optional().describe("`next` of the page before"),
});
export type VendorsInput = z.infer<typeof vendorsInput>;

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
  trustedAt: isoTime.nullable().describe("Since when its edits of products are on sale at once"),
  vendorState: z.enum(vendorStates),
  isPaused: z.boolean().describe("Hidden for its plan"),
  decidedBy: z
    .string()
    .nullable()
    .describe(
      "Who approved or rejected it; null if nobody has, before it was stored, or once their account is deleted",
    ),
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
      summary: "Vendors by filters and search, 25 a page",
      tags: ["Administration"],
    })
    .input(vendorsInput)
    .output(z.object({ items: z.array(listedVendor), next: idSchema.nullable() })),
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
