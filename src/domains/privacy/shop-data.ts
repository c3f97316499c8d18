import * as z from "zod";
import { cents, idSchema, isoTime } from "#kernel/schemas.ts";

/** Of a person's own shop. */
export const payout = z.object({
  id: idSchema,
  method: z.string(),
  state: z.string(),
  amountCents: cents,
  note: z.string().nullable(),
  createdAt: isoTime,
  settledAt: isoTime.nullable(),
});

/** The team that a person works in, and the invitations to their address. */
export const team = z.object({
  membership: z.object({ companyName: z.string(), role: z.string(), since: isoTime }).nullable(),
  invitations: z.array(z.object({ companyName: z.string(), role: z.string(), sentAt: isoTime })),
});

/** The shop that a person owns. */
export const vendor = z.object({
  id: idSchema,
  companyName: z.string(),
  description: z.string(),
  language: z.string(),
  country: z.string(),
  city: z.string().nullable(),
  website: z.string().nullable(),
  phoneNumber: z.string(),
  /** Who sells, as the vendor stated it. */
  legalName: z.string().nullable(),
  registeredAddress: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  contactEmail: z.string().nullable(),
  selfCertifiedAt: isoTime.nullable(),
  businessType: z.string(),
  certifications: z.array(z.string()),
  logoUrl: z.string().nullable(),
  planType: z.string(),
  planExpiresAt: isoTime.nullable(),
  isApproved: z.boolean(),
  agreedToTermsAt: isoTime,
  createdAt: isoTime,
  /** Rates in cents, by zone: a base and one per kilogram. */
  shipping: z.record(z.string(), cents).nullable(),
  /** Rates that wait for an administrator. */
  waitingRates: z.object({ rates: z.record(z.string(), cents), submittedAt: isoTime }).nullable(),
  submittedAt: isoTime,
  approvedAt: isoTime.nullable(),
  rejectedAt: isoTime.nullable(),
  rejectionReason: z.string().nullable(),
  pausedAt: isoTime.nullable(),
  awayFrom: z.string().nullable(),
  awayUntil: z.string().nullable(),
  brandColor: z.string().nullable(),
  images: z.array(z.object({ url: z.string(), since: isoTime })),
});
