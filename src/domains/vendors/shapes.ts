import * as z from "zod";
import { cents, countryCode, idSchema, isoTime, lineOfText, linesOfText } from "#kernel/schemas.ts";
import {
  applicationBounds,
  applicationStates,
  businessTypes,
  certifications,
  dialled,
  isPhoneNumber,
  websiteOf,
} from "./application-rules.ts";
import { maxRates } from "./shop-rules.ts";

const [shortestName, longestName] = applicationBounds.companyName;
const [shortestStory, longestStory] = applicationBounds.description;

const base = cents.min(0).max(maxRates.BaseCents);
const perKg = cents.min(0).max(maxRates.PerKgCents);
/** A vendor's delivery rates: what a parcel costs in each zone, and what each kilogram adds. */
export const shippingRates = z.strictObject({
  domesticBaseCents: base,
  domesticPerKgCents: perKg,
  regionalBaseCents: base,
  regionalPerKgCents: perKg,
  worldwideBaseCents: base,
  worldwidePerKgCents: perKg,
});

const story = linesOfText(longestStory).min(shortestStory);

/** A vendor's description of itself, in the application and later. */
export const vendorFacts = {
  description: story,
  website: z
    .string()
    .max(applicationBounds.website[1])
    .refine((text) => text.trim() === "" || websiteOf(text) !== null)
    .transform((text) => (text.trim() === "" ? null : websiteOf(text)))
    .nullable(),
  phoneNumber: z.string().max(40).refine(isPhoneNumber).transform(dialled),
  certifications: z
    .array(z.enum(certifications))
    .max(certifications.length)
    .transform((held) => [...new Set(held)]),
};

export const applicationInput = z.strictObject({
  companyName: lineOfText(longestName).min(shortestName),
  ...vendorFacts,
  country: countryCode,
  businessType: z.enum(businessTypes),
  agreesToTerms: z.literal(true),
});
export type ApplicationInput = z.infer<typeof applicationInput>;

/** An application as its owner and the administrators see it. */
export const applicationView = z.object({
  vendorId: idSchema,
  companyName: z.string(),
  description: z.string(),
  language: z.string(),
  country: countryCode,
  website: z.string().nullable(),
  phoneNumber: z.string(),
  businessType: z.enum(businessTypes),
  certifications: z.array(z.enum(certifications)),
  state: z.enum(applicationStates),
  submittedAt: isoTime,
  approvedAt: isoTime.nullable(),
  rejectedAt: isoTime.nullable(),
  rejectionReason: z.string().nullable(),
});
export type ApplicationView = z.infer<typeof applicationView>;

/** A vendor as shoppers see it, with a trader's mandatory information. */
export const vendorView = z.object({
  id: idSchema,
  companyName: z.string(),
  description: z.string(),
  language: z.string(),
  country: countryCode,
  city: z.string().nullable(),
  website: z.string().nullable(),
  phoneNumber: z.string(),
  businessType: z.enum(businessTypes),
  certifications: z.array(z.enum(certifications)),
  logoUrl: z.string().nullable(),
  brandColor: z.string().nullable().describe("`#rrggbb`; null where the plan has no colours of its own"),
  backOn: z.iso
    .date()
    .nullable()
    .describe("The day the vendor is back; until then nothing of it can be bought"),
  sellingSince: isoTime,
});
export type VendorView = z.infer<typeof vendorView>;
