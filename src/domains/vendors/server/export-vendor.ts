import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ratesOf } from "./shipping-profile.ts";
import { shippingProfiles, vendorImages, vendorRisks, vendors, waitingRates } from "./tables.ts";

/**
 * The caller's vendor record with shipping rates in cents, also those that wait, the figures of its sales, and uploaded pictures; null without one. For any signed-in
 * user.
 */
export async function exportVendor({ db, caller }: SignedInCtx) {
  const [row] = await db
    .select({ vendor: vendors, shipping: shippingProfiles, waiting: waitingRates, risk: vendorRisks })
    .from(vendors)
    .leftJoin(shippingProfiles, eq(shippingProfiles.vendorId, vendors.id))
    .leftJoin(waitingRates, eq(waitingRates.vendorId, vendors.id))
    .leftJoin(vendorRisks, eq(vendorRisks.vendorId, vendors.id))
    .where(eq(vendors.userId, caller.userId));
  if (!row) return null;
  // Who decided is another person.
  const { userId: _, decidedBy: __, decidedAt: ___, ...vendor } = row.vendor;
  const images = await db
    .select({ url: vendorImages.url, createdAt: vendorImages.createdAt })
    .from(vendorImages)
    .where(eq(vendorImages.vendorId, vendor.id))
    .orderBy(vendorImages.createdAt, vendorImages.url);
  return {
    ...vendor,
    planExpiresAt: vendor.planExpiresAt?.toISOString() ?? null,
    submittedAt: vendor.submittedAt.toISOString(),
    approvedAt: vendor.approvedAt?.toISOString() ?? null,
    rejectedAt: vendor.rejectedAt?.toISOString() ?? null,
    pausedAt: vendor.pausedAt?.toISOString() ?? null,
    selfCertifiedAt: vendor.selfCertifiedAt?.toISOString() ?? null,
    agreedToTermsAt: vendor.agreedToTermsAt.toISOString(),
    createdAt: vendor.createdAt.toISOString(),
    shipping: row.shipping && { ...ratesOf(row.shipping), handlingDays: row.shipping.handlingDays },
    waitingRates: row.waiting && {
      rates: ratesOf(row.waiting),
      submittedAt: row.waiting.submittedAt.toISOString(),
    },
    risk: row.risk && { ...row.risk, calculatedAt: row.risk.calculatedAt.toISOString() },
    images: images.map(({ url, createdAt }) => ({ url, since: createdAt.toISOString() })),
  };
}
