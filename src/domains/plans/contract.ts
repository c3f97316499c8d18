import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, nothing } from "#kernel/schemas.ts";
import { planTypes } from "./plan-table.ts";

export const plans = {
  listPlans: procedure("visitor")
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
};
