import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { VendorForReview } from "#domains/vendors/admin-calls.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { stateOf, toApplicationView } from "./internal/to-application-view.ts";
import { waitingHours } from "./internal/waiting-hours.ts";
import { vendors } from "./tables.ts";

/** A vendor's full application and its owner. NOT_FOUND. For admins. */
export async function getVendorForReview(
  { db, clock }: SignedInCtx,
  input: { vendorId: string },
): Promise<VendorForReview> {
  const [row] = await db
    .select({ vendor: vendors, owner: { name: users.name, email: users.email, language: users.language } })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, input.vendorId));
  if (!row) throw new AppError("NOT_FOUND");
  const { vendor, owner } = row;
  return {
    ...vendor,
    ...toApplicationView(vendor),
    planExpiresAt: vendor.planExpiresAt?.toISOString() ?? null,
    suspendedAt: vendor.suspendedAt?.toISOString() ?? null,
    terminatedAt: vendor.terminatedAt?.toISOString() ?? null,
    openParcelsUntil: vendor.openParcelsUntil?.toISOString() ?? null,
    payoutsPausedAt: vendor.payoutsPausedAt?.toISOString() ?? null,
    agreedToTermsAt: vendor.agreedToTermsAt.toISOString(),
    waitingHours: waitingHours(stateOf(vendor), vendor.submittedAt, clock.now()),
    owner,
  };
}
