import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { shippingProfiles, vendorImages, vendorRisks, vendors, waitingRates } from "./tables.ts";

/**
 * Closes a shop and removes personal data from its record, in the caller's transaction; `heirId` becomes its owner.
 * The company's name stays if it has sold anything, since it is on buyers' receipts. The caller has checked whose
 * shop it is.
 */
export async function unscopedEraseVendor(
  db: Db,
  vendorId: string,
  { heirId, hasSold }: { heirId: string; hasSold: boolean },
): Promise<void> {
  await db.delete(vendorImages).where(eq(vendorImages.vendorId, vendorId));
  await db.delete(waitingRates).where(eq(waitingRates.vendorId, vendorId));
  await db.delete(vendorRisks).where(eq(vendorRisks.vendorId, vendorId));
  await db.delete(shippingProfiles).where(eq(shippingProfiles.vendorId, vendorId));
  await db
    .update(vendors)
    .set({
      userId: heirId,
      ...(hasSold ? {} : { companyName: "" }),
      description: "",
      city: null,
      website: null,
      phoneNumber: "",
      legalName: null,
      registeredAddress: null,
      registrationNumber: null,
      contactEmail: null,
      selfCertifiedAt: null,
      certifications: [],
      logoUrl: null,
      brandColor: null,
      awayFrom: null,
      awayUntil: null,
      isApproved: false,
      // It no longer waits for a decision.
      rejectedAt: sql`${vendors.submittedAt}`,
      rejectionReason: "",
    })
    .where(eq(vendors.id, vendorId));
}
