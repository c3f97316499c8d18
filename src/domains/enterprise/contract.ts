import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, countryCode, idSchema, isoTime } from "#kernel/schemas.ts";

const count = z.number().int();
const enterpriseVendor = z.object({
  id: idSchema,
  companyName: z.string(),
  country: countryCode,
  priceCents: cents.nullable().describe("A month; null if no terms are recorded"),
  commissionBasisPoints: count,
  endsAt: isoTime.nullable().describe("When the plan was only given until a day"),
  manager: z.object({ name: z.string(), email: z.string() }).nullable(),
  calls: count.describe("By its API keys, in the last 30 days"),
  failedDeliveries: count.describe("Webhooks that were given up, of the last 30 days"),
});
export type EnterpriseVendor = z.infer<typeof enterpriseVendor>;

const enterpriseDetail = enterpriseVendor.extend({
  logoUrl: z.string().nullable(),
  brandColor: z.string().nullable(),
  days: z.array(z.object({ day: z.iso.date(), calls: count })).describe("The last 30 days, oldest first"),
  keys: z.array(
    z.object({ id: idSchema, name: z.string(), start: z.string(), isRevoked: z.boolean(), calls: count }),
  ),
  deliveries: z.object({ delivered: count, waiting: count, failed: count }),
  failures: z.array(
    z.object({
      id: idSchema,
      host: z.string(),
      type: z.string(),
      attempts: count,
      lastStatus: count.nullable(),
      lastError: z.string().nullable(),
      createdAt: isoTime,
    }),
  ),
});
export type EnterpriseDetail = z.infer<typeof enterpriseDetail>;

/** Administrators' view of the vendors on the enterprise plan. */
export const enterprise = {
  listEnterpriseVendors: procedure("admin", [], { permission: "vendors.read" })
    .route({
      method: "GET",
      path: "/api/admin/enterprise",
      summary: "The vendors on the enterprise plan by name, 25 at a time",
      tags: ["Administration"],
    })
    .input(z.strictObject({ after: idSchema.optional().describe("`next` of the page before") }))
    .output(z.object({ items: z.array(enterpriseVendor), next: idSchema.nullable() })),
  getEnterpriseVendor: procedure("admin", ["NOT_FOUND"], { permission: "vendors.read" })
    .route({
      method: "GET",
      path: "/api/admin/enterprise/{vendorId}",
      summary: "Terms, API usage, failed webhooks and look of an enterprise vendor",
      tags: ["Administration"],
    })
    .input(z.strictObject({ vendorId: idSchema }))
    .output(enterpriseDetail),
};
