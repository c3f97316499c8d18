import * as z from "zod";
import {
  cents,
  countryCode,
  emailAddress,
  idSchema,
  isoTime,
  lineOfText,
  linesOfText,
} from "#kernel/schemas.ts";
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
import { traderBounds } from "./trader-rules.ts";

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

const lineWithin = ([least, most]: readonly [number, number]) => lineOfText(most).min(least);
const trader = {
  legalName: lineWithin(traderBounds.legalName),
  registeredAddress: linesOfText(traderBounds.registeredAddress[1]).min(traderBounds.registeredAddress[0]),
  registrationNumber: lineWithin(traderBounds.registrationNumber)
    .nullable()
    .describe("Of the trade or tax register; null where the vendor states that it has none"),
  contactEmail: emailAddress,
};

/** Who sells, as the vendor states it (R63). */
export const traderFacts = {
  ...trader,
  certifiesCompliance: z.literal(true).describe("To offer only what complies with the law"),
};
export type TraderInput = z.infer<z.ZodObject<typeof traderFacts>>;

/** Who sells, as shoppers see it; a trader's mandatory information. */
export const traderView = z.object({ ...trader, selfCertifiedAt: isoTime });
export type TraderView = z.infer<typeof traderView>;

export const applicationInput = z.strictObject({
  companyName: lineOfText(longestName).min(shortestName),
  ...vendorFacts,
  ...traderFacts,
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
  trader: traderView.nullable().describe("Null of vendors that applied before it was asked"),
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
  trader: traderView.nullable().describe("Null of vendors that applied before it was asked"),
  logoUrl: z.string().nullable(),
  brandColor: z.string().nullable().describe("`#rrggbb`; null where the plan has no colours of its own"),
  backOn: z.iso
    .date()
    .nullable()
    .describe("The day the vendor is back; until then nothing of it can be bought"),
  sellingSince: isoTime,
});
export type VendorView = z.infer<typeof vendorView>;
