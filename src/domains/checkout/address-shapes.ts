import * as z from "zod";
import { countryCode, idSchema } from "#kernel/schemas.ts";

/** Bounds of R28; postal code and state are checked again by the country's own rules. */
export const addressInput = z.strictObject({
  fullName: z.string().trim().min(2).max(100),
  phone: z.string().trim().max(30),
  line1: z.string().trim().min(3).max(120),
  line2: z.string().trim().max(120).nullish(),
  city: z.string().trim().min(1).max(80),
  state: z.string().trim().max(80).nullish(),
  postalCode: z.string().trim().max(16).nullish(),
  country: countryCode,
});
export type AddressInput = z.input<typeof addressInput>;

export const savedAddress = z.object({
  id: idSchema,
  isDefault: z.boolean().describe("A checkout begins with it"),
  address: z.object({
    ...{ fullName: z.string(), phone: z.string(), line1: z.string(), line2: z.string().nullable() },
    ...{ city: z.string(), state: z.string().nullable(), postalCode: z.string().nullable() },
    country: countryCode,
  }),
});
export type SavedAddress = z.infer<typeof savedAddress>;
