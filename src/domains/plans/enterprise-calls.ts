import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, lineOfText, linesOfText, nothing } from "#kernel/schemas.ts";

const phone = lineOfText(30).refine((text) => /^\d{7,15}$/.test(text.replace(/\D/g, "")));

const terms = z
  .object({
    priceCents: cents.describe("A month"),
    managerName: z.string(),
    managerEmail: z.string(),
    managerPhone: z.string().nullable(),
    agreedAt: isoTime,
  })
  .nullable();

/** The terms agreed between a vendor and the platform (R4). */
export const enterpriseCalls = {
  setEnterpriseTerms: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "money.manage" })
    .route({
      method: "PUT",
      path: "/api/admin/vendors/{vendorId}/enterprise-terms",
      summary: "Asks a second administrator to put an approved vendor on the enterprise plan, by its terms",
      tags: ["Plans"],
    })
    .input(
      z.strictObject({
        vendorId: idSchema,
        priceCents: cents.min(0).max(10_000_000).describe("A month"),
        managerName: lineOfText(100).min(2),
        managerEmail: z.email().max(200),
        managerPhone: phone.optional(),
        reason: linesOfText(1_000).min(3),
        requestId: idSchema.describe("Made by the caller: sent twice, it is one request"),
      }),
    )
    .output(z.object({ approvalId: idSchema })),
  getEnterpriseTerms: procedure("enterprise", [], { permission: "plan.read" })
    .route({
      method: "GET",
      path: "/api/vendor/enterprise-terms",
      summary: "One's own terms and account manager",
      tags: ["Plans"],
    })
    .input(nothing)
    .output(z.object({ terms })),
  setAccountContact: procedure("admin", ["NOT_FOUND"], { permission: "vendors.manage" })
    .route({
      method: "PUT",
      path: "/api/admin/vendors/{vendorId}/account-manager",
      summary: "Makes an administrator the account manager of an enterprise vendor",
      tags: ["Plans"],
    })
    .input(z.strictObject({ vendorId: idSchema, userId: idSchema, reason: lineOfText(500).min(3) }))
    .output(z.object({ managerName: z.string(), managerEmail: z.string() })),
  listAccountManagers: procedure("admin", [], { permission: "vendors.read" })
    .route({
      method: "GET",
      path: "/api/admin/account-managers",
      summary: "The administrators, of whom each can be a vendor's account manager",
      tags: ["Plans"],
    })
    .input(nothing)
    .output(z.array(z.object({ userId: idSchema, name: z.string(), email: z.string() }))),
  getVendorTerms: procedure("admin", ["NOT_FOUND"], { permission: "vendors.read" })
    .route({
      method: "GET",
      path: "/api/admin/vendors/{vendorId}/enterprise-terms",
      summary: "What was agreed on with a vendor",
      tags: ["Plans"],
    })
    .input(z.strictObject({ vendorId: idSchema }))
    .output(z.object({ terms })),
};
