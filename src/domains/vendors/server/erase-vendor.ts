import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { shippingProfiles, vendors } from "./tables.ts";

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
      isApproved: false,
    })
    .where(eq(vendors.id, vendorId));
}
