import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { shippingProfiles, vendorImages, vendors } from "./tables.ts";

/**
 * Closes a shop and takes the person out of its record, in the caller's transaction; `heirId` becomes its owner. The
 * company's name stays where it has sold something: it is on the receipts of those who bought. The caller has checked
 * whose shop it is.
 */
export async function unscopedEraseVendor(
  db: Db,
  vendorId: string,
  { heirId, hasSold }: { heirId: string; hasSold: boolean },
): Promise<void> {
  await db.delete(vendorImages).where(eq(vendorImages.vendorId, vendorId));
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
      certifications: [],
      logoUrl: null,
      brandColor: null,
      awayFrom: null,
      awayUntil: null,
      isApproved: false,
      // It waits for nobody's decision.
      rejectedAt: sql`${vendors.submittedAt}`,
      rejectionReason: "",
    })
    .where(eq(vendors.id, vendorId));
}
