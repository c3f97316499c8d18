import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { countryCode, idSchema, isoTime } from "#kernel/schemas.ts";

const businessTypes = [
  "coffee_farm",
  "cooperative",
  "roastery",
  "distributor",
  "equipment_manufacturer",
  "coffee_brand_owner",
  "other",
] as const;
const certifications = ["fair_trade", "organic", "rainforest_alliance"] as const;

/** A vendor as shoppers see it. */
export const vendorView = z.object({
  id: idSchema,
  companyName: z.string(),
  description: z.string(),
  language: z.string(),
  country: countryCode,
  city: z.string().nullable(),
  website: z.string().nullable(),
  businessType: z.enum(businessTypes),
  certifications: z.array(z.enum(certifications)),
  logoUrl: z.string().nullable(),
  sellingSince: isoTime,
});

export const vendors = {
  getVendor: procedure("visitor", ["NOT_FOUND"])
    .route({
      method: "GET",
      path: "/api/vendors/{vendorId}",
      summary: "An approved vendor",
      tags: ["Vendors"],
    })
    .input(z.strictObject({ vendorId: idSchema }))
    .output(vendorView),
};
