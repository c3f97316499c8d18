import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import type { VendorForReview } from "#domains/vendors/admin-calls.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { stateOf, toApplicationView } from "./internal/to-application-view.ts";
import { vendorStateOf } from "./internal/vendor-state-of.ts";
import { waitingHours } from "./internal/waiting-hours.ts";
import { vendorRisks, vendors } from "./tables.ts";

const deciders = alias(users, "deciders");

/** A vendor's full application and its owner. NOT_FOUND. For admins. */
export async function getVendorForReview(
  { db, clock }: SignedInCtx,
  input: { vendorId: string },
): Promise<VendorForReview> {
  const [row] = await db
    .select({
      vendor: vendors,
      owner: { name: users.name, email: users.email, language: users.language },
      decidedBy: deciders.name,
      risk: vendorRisks,
    })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .leftJoin(vendorRisks, eq(vendorRisks.vendorId, vendors.id))
    .leftJoin(deciders, eq(deciders.id, vendors.decidedBy))
    .where(eq(vendors.id, input.vendorId));
  if (!row) throw new AppError("NOT_FOUND");
  const { vendor, owner, decidedBy, risk } = row;
  return {
    ...vendor,
    ...toApplicationView(vendor),
    planExpiresAt: vendor.planExpiresAt?.toISOString() ?? null,
    suspendedAt: vendor.suspendedAt?.toISOString() ?? null,
    terminatedAt: vendor.terminatedAt?.toISOString() ?? null,
    openParcelsUntil: vendor.openParcelsUntil?.toISOString() ?? null,
    payoutsPausedAt: vendor.payoutsPausedAt?.toISOString() ?? null,
    trustedAt: vendor.trustedAt?.toISOString() ?? null,
    agreedToTermsAt: vendor.agreedToTermsAt.toISOString(),
    waitingHours: waitingHours(stateOf(vendor), vendor.submittedAt, clock.now()),
    vendorState: vendorStateOf(vendor),
    isPaused: vendor.pausedAt !== null,
    decidedBy,
    owner,
    risk: risk && { ...risk, calculatedAt: risk.calculatedAt.toISOString() },
  };
}
