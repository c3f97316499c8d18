import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { countryCode, idSchema, isoTime, lineOfText, streamedFile } from "#kernel/schemas.ts";
import { businessTypes } from "./application-rules.ts";
import { riskSigns } from "./risk-rules.ts";
import { applicationView } from "./shapes.ts";
import { listedPlans, vendorAges, vendorSorts, vendorStates } from "./vendor-states.ts";

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
  isTrusted: z.boolean().describe("Its edits of products are on sale at once"),
  signs: z
    .array(z.enum(riskSigns))
    .describe("What its figures showed last night; nothing follows from it by itself"),
});
export type ListedVendor = z.infer<typeof listedVendor>;

const vendorsInput = z.strictObject({
  state: z.enum(vendorStates).optional(),
  plan: z.enum(listedPlans).optional(),
  country: countryCode.optional(),
  sign: z
    .enum([...riskSigns, "any"])
    .optional()
    .describe("Vendors whose figures show this, or anything"),
  trust: z.literal("given").optional().describe("Only those that an administrator trusts"),
  age: z.enum(vendorAges).optional().describe("How long ago the application was submitted"),
  search: lineOfText(120).optional(),
  sort: z.enum(vendorSorts).default("newest"),
  after: idSchema.optional().describe("`next` of the page before"),
});
export type VendorsInput = z.infer<typeof vendorsInput>;

const cents = z.number().int();

/** What a vendor's signs rest on: its paid parcels of the last 90 days, amounts in cents. */
const vendorRisk = z.object({
  signs: z.array(z.enum(riskSigns)),
  parcels: z.number().int(),
  uncanceledParcels: z.number().int().describe("Not cancelled"),
  lateParcels: z.number().int().describe("Of these, dispatched after the promised day, or overdue"),
  salesCents: cents,
  recentSalesCents: cents.describe("Of the last 30 days"),
  refundedCents: cents,
  subsidyCents: cents,
  commissionCents: cents,
  calculatedAt: isoTime,
});
export type VendorRisk = z.infer<typeof vendorRisk>;

const vendorForReview = applicationView.extend({
  risk: vendorRisk.nullable().describe("Null if it sold nothing, or nothing was calculated yet"),
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
  exportVendors: procedure("admin", [], { permission: "vendors.read" })
    .route({
      method: "GET",
      path: "/api/admin/vendors-csv",
      summary: "The same as a CSV file, from the first page on",
      tags: ["Administration"],
    })
    .input(vendorsInput.omit({ after: true }))
    .output(streamedFile),
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
};
