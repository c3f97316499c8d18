import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { shippingProfiles, vendors } from "./tables.ts";

/** The caller's vendor record with its shipping rates in cents; null for who sells nothing. For any signed-in person. */
export async function exportVendor({ db, caller }: SignedInCtx) {
  const [row] = await db
    .select({ vendor: vendors, shipping: shippingProfiles })
    .from(vendors)
    .leftJoin(shippingProfiles, eq(shippingProfiles.vendorId, vendors.id))
    .where(eq(vendors.userId, caller.userId));
  if (!row) return null;
  const { userId: _, ...vendor } = row.vendor;
  const { vendorId: __, ...shipping } = row.shipping ?? { vendorId: null };
  return {
    ...vendor,
    planExpiresAt: vendor.planExpiresAt?.toISOString() ?? null,
    agreedToTermsAt: vendor.agreedToTermsAt.toISOString(),
    createdAt: vendor.createdAt.toISOString(),
    shipping: row.shipping ? shipping : null,
  };
}
