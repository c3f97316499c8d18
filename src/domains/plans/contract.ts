import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, nothing } from "#kernel/schemas.ts";
import { enterpriseCalls } from "./enterprise-calls.ts";
import { planGrantCalls } from "./plan-grant-calls.ts";
import { planTypes } from "./plan-table.ts";
import { subscriptionCalls } from "./subscription-calls.ts";

const productLimit = z.object({
  planType: z.enum(planTypes).nullable().describe("null: a plan that is none"),
  maxProducts: z.number().int().describe("-1 is unlimited"),
  commissionBasisPoints: z.number().int().nullable(),
  productCount: z.number().int().describe("Active ones, and those that wait for approval"),
  canAdd: z.boolean(),
});
export type ProductLimit = z.infer<typeof productLimit>;

export const plans = {
  ...subscriptionCalls,
  ...enterpriseCalls,
  ...planGrantCalls,
  listPlans: procedure("visitor", [], { shared: true })
    .route({ method: "GET", path: "/api/plans", summary: "The vendors' plans", tags: ["Plans"] })
    .input(nothing)
    .output(
      z.object({
        items: z.array(
          z.object({
            planType: z.enum(planTypes),
            maxProducts: z.number().int().describe("-1 is unlimited"),
            commissionBasisPoints: z.number().int(),
            priceCents: cents.nullable().describe("A month; null is custom"),
            features: z.array(z.string()),
          }),
        ),
      }),
    ),
  getProductLimit: procedure("vendor", [], { permission: "products.read" })
    .route({
      method: "GET",
      path: "/api/vendor/product-limit",
      summary: "How many products one's plan lets one list, and how many are",
      tags: ["Plans"],
    })
    .input(nothing)
    .output(productLimit),
};
