import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, linesOfText } from "#kernel/schemas.ts";
import { grantablePlans } from "./plan-grants.ts";

const grant = z
  .object({
    planType: z.enum(grantablePlans),
    until: isoTime.describe("Then the vendor is back on its own plan"),
    reason: z.string(),
    grantedBy: z.string().nullable().describe("Null once the account is deleted"),
    grantedAt: isoTime,
  })
  .nullable();
const tags = ["Plans"];

/** A plan that administrators give a vendor until a day, without payment. */
export const planGrantCalls = {
  getPlanGrant: procedure("admin", [], { permission: "vendors.read" })
    .route({
      method: "GET",
      path: "/api/admin/vendors/{vendorId}/plan-grant",
      summary: "The plan that a vendor was given until a day; null if none",
      tags,
    })
    .input(z.strictObject({ vendorId: idSchema }))
    .output(z.object({ grant })),
  grantPlan: procedure("admin", ["NOT_FOUND", "BAD_REQUEST", "PLAN_NOT_CHANGEABLE"], {
    permission: "money.manage",
  })
    .route({
      method: "PUT",
      path: "/api/admin/vendors/{vendorId}/plan-grant",
      summary: "Puts a vendor that pays for no plan on one until a day; replaces an earlier grant",
      tags,
    })
    .input(
      z.strictObject({
        vendorId: idSchema,
        planType: z.enum(grantablePlans),
        until: isoTime.describe("At most two years ahead"),
        reason: linesOfText(1_000).min(3).describe("The vendor reads it"),
      }),
    )
    .output(z.object({ grant })),
  endPlanGrant: procedure("admin", ["NOT_FOUND"], { permission: "money.manage" })
    .route({
      method: "DELETE",
      path: "/api/admin/vendors/{vendorId}/plan-grant",
      summary: "Ends a grant before its day",
      tags,
    })
    .input(z.strictObject({ vendorId: idSchema }))
    .output(z.object({ grant })),
};
